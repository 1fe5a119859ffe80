import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'use-intl';
import { newsletterApi } from '#features/accounts/consents/contract/newsletter.ts';
import { paymentRemindersApi } from '#features/accounts/consents/contract/reminders.ts';
import { reminderDocument } from '#features/accounts/consents/rules.ts';
import { CookieSettings } from '#features/accounts/consents/ui/CookieBar.tsx';
import { publicationApi } from '#features/casting/applications/contract/publication.ts';
import { documentPath, isDocumentName } from '#features/publishing/documents/rules/documents.ts';
import { call } from '#ui/api.ts';
import controls from '#ui/controls.module.css';
import { Notice } from '#ui/Fields.tsx';
import { useFailureText } from '#ui/failure.ts';
import { useSchoolZone } from '#ui/schoolDays.ts';
import type { GivenConsent } from '../contract/privacy.ts';
import styles from './MyData.module.css';

export function Consents({ consents }: { consents: GivenConsent[] }) {
  const t = useTranslations('privacy.consents');
  const failureText = useFailureText();
  const cache = useQueryClient();
  const withdrawing = useMutation({
    mutationFn: async ({ id, document }: GivenConsent) => {
      if (document === 'publication') await call(publicationApi.withdraw, { id });
      else if (document === reminderDocument) await call(paymentRemindersApi.end, {});
      else await call(newsletterApi.change, { subscribed: false });
    },
    onSuccess: () => cache.invalidateQueries(),
  });
  return (
    <section className={styles.section} aria-labelledby="consents-title">
      <h2 id="consents-title">{t('title')}</h2>
      {consents.length === 0 && <p>{t('empty')}</p>}
      <ul className={styles.list}>
        {consents.map((consent) => (
          <li key={consent.id} className={styles.consent}>
            <Consent consent={consent} />
            <Ending
              consent={consent}
              isBusy={withdrawing.isPending}
              onWithdraw={() => !withdrawing.isPending && withdrawing.mutate(consent)}
            />
          </li>
        ))}
      </ul>
      <p>
        {t('cookies')} <CookieSettings className={controls.link} />
      </p>
      <p role="status">
        {withdrawing.isSuccess && t(`${withdrawals[withdrawing.variables.document] ?? 'withdraw'}Done`)}
      </p>
      {withdrawing.error && <Notice>{failureText(withdrawing.error)}</Notice>}
    </section>
  );
}

function Consent({ consent }: { consent: GivenConsent }) {
  const t = useTranslations('privacy.consents');
  const when = useMoment();
  const { document, version, wording, given_at, withdrawn_at } = consent;
  // One that the school's own program wrote down came from no network.
  const address = /[.:]/.test(consent.address) ? consent.address : 'none';
  const name = t.has(`documents.${document}` as never) ? t(`documents.${document}` as never) : document;
  const label = version === '' ? name : t('version', { document: name, version });
  const facts = { when: when(given_at), place: t(`places.${placeOf(consent)}`), address };
  return (
    <>
      <p>
        <q lang={consent.document_language ?? undefined}>{wording}</q>
      </p>
      <p className={styles.facts}>
        <DocumentLink consent={consent} label={label} />
      </p>
      <p className={styles.facts}>{t('given', facts)}</p>
      {consent.given_by_name !== null && (
        <p className={styles.facts}>{t('givenBy', { name: consent.given_by_name })}</p>
      )}
      {withdrawn_at && <p className={styles.facts}>{t('withdrawn', { when: when(withdrawn_at) })}</p>}
    </>
  );
}

/** Older rows name a version of the wordings, which has no page. */
function DocumentLink({ consent, label }: { consent: GivenConsent; label: string }) {
  const language = useLocale();
  const version = Number(consent.version);
  if (!isDocumentName(consent.document) || !Number.isInteger(version)) return label;
  return <a href={documentPath(consent.document, consent.document_language ?? language, version)}>{label}</a>;
}

/** Consents that are taken back right here, and the texts of each. */
const withdrawals: Readonly<
  Record<string, 'withdraw' | 'withdrawReminder' | 'withdrawPublication' | undefined>
> = {
  newsletter: 'withdraw',
  [reminderDocument]: 'withdrawReminder',
  publication: 'withdrawPublication',
};

interface EndingProps {
  consent: GivenConsent;
  isBusy: boolean;
  onWithdraw(): void;
}

/** How the consent can be withdrawn. */
function Ending({ consent: { document, withdrawn_at }, isBusy, onWithdraw }: EndingProps) {
  const t = useTranslations('privacy.consents');
  if (withdrawn_at) return null;
  const withdrawal = withdrawals[document];
  if (withdrawal) {
    return (
      <button type="button" className={controls.link} onClick={onWithdraw} aria-disabled={isBusy}>
        {t(withdrawal)}
      </button>
    );
  }
  if (document === 'personal_data') {
    return (
      <p className={styles.facts}>
        {t('personalData')} <a href="#erase">{t('toErase')}</a>
      </p>
    );
  }
  if (document === 'photos') return <p className={styles.facts}>{t('application')}</p>;
  return <p className={styles.facts}>{t('terms')}</p>;
}

function placeOf({ place }: GivenConsent) {
  const known = ['registration', 'checkout', 'cabinet', 'instalment', 'guardian'] as const;
  const provider = (['google', 'vk'] as const).find((name) => place === `sign-in with ${name}`);
  return known.find((name) => name === place) ?? provider ?? 'other';
}

function useMoment(): (time: string) => string {
  const language = useLocale();
  const style = { dateStyle: 'long', timeStyle: 'short', timeZone: useSchoolZone() } as const;
  const format = new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, style);
  return (time) => format.format(new Date(time));
}
