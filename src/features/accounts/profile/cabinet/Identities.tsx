import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { type OauthProvider, providerNames } from '#features/accounts/sign-in/rules/oauth.ts';
import { call } from '#ui/api.ts';
import controls from '#ui/controls.module.css';
import { Notice } from '#ui/Fields.tsx';
import { useFailureText } from '#ui/failure.ts';
import { useDayOf } from '#ui/schoolDays.ts';
import { useToast } from '#ui/Toast.tsx';
import { type Profile, profileApi } from '../contract.ts';
import styles from './Profile.module.css';
import { useKeepProfile } from './profile.ts';

/** Providers that open this account, with buttons to unlink them. */
export function Identities({ profile }: { profile: Profile }) {
  const t = useTranslations('profile.identities');
  const dayOf = useDayOf();
  const failureText = useFailureText();
  const unlinking = useUnlinking();
  if (profile.identities.length === 0) return <p>{t('none')}</p>;
  return (
    <>
      {unlinking.error && <Notice>{failureText(unlinking.error)}</Notice>}
      <ul className={styles.list}>
        {profile.identities.map(({ provider, linked_at, can_unlink }) => (
          <li key={provider}>
            <div>
              <p className={styles.name}>{providerNames[provider]}</p>
              <p className={styles.facts}>{t('since', { day: dayOf(linked_at) })}</p>
            </div>
            <button
              type="button"
              className={`${controls.link} ${styles.end}`}
              disabled={!can_unlink}
              aria-label={t('unlinkOf', { provider: providerNames[provider] })}
              onClick={() => unlinking.mutate(provider)}
            >
              {t('unlink')}
            </button>
            {!can_unlink && <p className={styles.why}>{t('last')}</p>}
          </li>
        ))}
      </ul>
    </>
  );
}

function useUnlinking() {
  const t = useTranslations('profile.identities');
  const toast = useToast();
  const keep = useKeepProfile();
  return useMutation({
    mutationFn: (provider: OauthProvider) => call(profileApi.unlink, { provider }),
    onSuccess: (profile, provider) => {
      keep(profile);
      toast('success', t('done', { provider: providerNames[provider] }));
    },
  });
}
