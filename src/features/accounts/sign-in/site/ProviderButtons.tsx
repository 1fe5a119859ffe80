import { type ReactNode, useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { ConsentLabel } from '#features/accounts/consents/ui/ConsentLabel.tsx';
import { useDocumentVersions } from '#features/accounts/consents/ui/useDocumentVersions.ts';
import { call } from '#ui/api.ts';
import controls from '#ui/controls.module.css';
import { Notice } from '#ui/Fields.tsx';
import { oauthApi } from '../contract/oauth.ts';
import { type OauthProvider, oauthProviders } from '../rules/oauth.ts';
import { useAuthFailure } from '../ui/useAuthForm.ts';
import styles from './ProviderButtons.module.css';

/** Buttons for Google and VK, where configured. Redirects to the provider. */
export function ProviderButtons() {
  const t = useTranslations('oauth');
  const available = useProviders();
  const { begin, busy, failure } = useBeginning();
  if (available.length === 0) return null;
  return (
    <section className={styles.ways} aria-label={t('label')}>
      <p className={styles.or}>{t('or')}</p>
      {failure && <Notice>{failure}</Notice>}
      <div className={styles.buttons}>
        {available.map((provider) => (
          <button
            key={provider}
            type="button"
            className={`${controls.button} ${controls.quiet} ${styles.button}`}
            disabled={busy !== null}
            onClick={() => void begin(provider)}
          >
            {marks[provider]}
            {busy === provider ? t('leaving') : t(`with.${provider}`)}
          </button>
        ))}
      </div>
      <div className={controls.hint}>
        <p>
          <ConsentLabel document="privacy" wording="service.privacy" />
        </p>
        <p>
          <ConsentLabel document="personal_data" wording="service.personal_data" />
        </p>
      </div>
    </section>
  );
}

function useBeginning() {
  const t = useTranslations('signIn');
  const failureText = useAuthFailure();
  const documents = useDocumentVersions(['privacy', 'personal_data']);
  const [busy, setBusy] = useState<OauthProvider | null>(null);
  const [failure, setFailure] = useState<string | null>(null);

  // Back from the provider by the browser's back button: the page is as it was left.
  useEffect(() => {
    const wake = () => setBusy(null);
    window.addEventListener('pageshow', wake);
    return () => window.removeEventListener('pageshow', wake);
  }, []);

  async function begin(provider: OauthProvider) {
    setBusy(provider);
    setFailure(null);
    try {
      const shown = documents.versions && { document_versions: documents.versions };
      location.assign((await call(oauthApi.start, { provider, ...shown })).url);
    } catch (error) {
      documents.haveChanged(error);
      setFailure(failureText(error, t('loginFailed')));
      setBusy(null);
    }
  }
  return { begin, busy, failure };
}

function useProviders(): OauthProvider[] {
  const [available, setAvailable] = useState<OauthProvider[]>([]);
  useEffect(() => {
    const leaving = new AbortController();
    call(oauthApi.providers, {}, { signal: leaving.signal })
      .then((found) => setAvailable(oauthProviders.filter((provider) => found[provider])))
      // Without an answer the form above is still there.
      .catch(() => {});
    return () => leaving.abort();
  }, []);
  return available;
}

const marks: Record<OauthProvider, ReactNode> = {
  google: (
    <svg viewBox="0 0 48 48" width="20" height="20" aria-hidden="true">
      <path
        fill="#4285F4"
        d="M45.1 24.5c0-1.6-.1-2.8-.4-4H24v7.400h12.100c-.2 1.900-1.600 4.800-4.500 6.700l6.900 5.400c4.200-3.800 6.600-9.400 6.600-15.500z"
      />
      <path
        fill="#34A853"
        d="M24 46c5.900 0 10.900-2 14.500-5.300l-6.900-5.400c-1.900 1.300-4.400 2.200-7.600 2.200-5.800 0-10.700-3.800-12.500-9.100l-7.200 5.500C7.900 41 15.400 46 24 46z"
      />
      <path
        fill="#FBBC05"
        d="M11.500 28.400c-.5-1.400-.7-2.900-.7-4.400s.3-3 .7-4.400l-7.200-5.500C2.800 17.100 2 20.500 2 24s.8 6.900 2.300 9.900l7.200-5.500z"
      />
      <path
        fill="#EA4335"
        d="M24 10.500c4.100 0 6.900 1.800 8.500 3.300l6.200-6C34.900 4.200 29.900 2 24 2 15.400 2 7.900 7 4.300 14.100l7.200 5.500c1.800-5.300 6.700-9.100 12.500-9.100z"
      />
    </svg>
  ),
  vk: (
    <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
      <rect width="24" height="24" rx="6" fill="#0077FF" />
      <path
        fill="#fff"
        d="M12.800 17.300C7.300 17.300 4.200 13.500 4 7.300h2.800c.1 4.500 2.100 6.500 3.700 6.900V7.300h2.600v3.900c1.600-.2 3.300-2 3.900-3.900h2.600c-.4 2.500-2.200 4.300-3.500 5.100 1.300.6 3.400 2.200 4.200 4.900h-2.900c-.6-1.900-2.200-3.400-4.300-3.600v3.600h-.3z"
      />
    </svg>
  ),
};
