import { Link } from 'react-router';
import { useLocale, useTranslations } from 'use-intl';
import { consentsPanelApi, type PersonConsent } from '#features/accounts/consents/contract/panel.ts';
import { devicesApi } from '#features/accounts/sign-in/contract/panel.ts';
import { signInApi } from '#features/accounts/sign-in/contract/signIn.ts';
import { NoteForm } from '#features/office/people/admin/NoteForm.tsx';
import { personNotesApi } from '#features/office/people/contract/notes.ts';
import { documentPath, isDocumentName } from '#features/publishing/documents/rules/documents.ts';
import { auditApi } from '#features/records/audit/contract.ts';
import { auditPaths } from '#features/records/audit/paths.ts';
import { mailsApi } from '#features/records/mails/contract.ts';
import { useFormats } from '#ui/panel/formats.ts';
import { useCall } from '#ui/panel/query.ts';
import { useMay } from '#ui/panel/role.ts';
import styles from './PersonPage.module.css';
import { PersonSection } from './PersonSection.tsx';

interface OfPerson {
  id: string;
}

/** Notes of staff, which the person never sees here; nobody reads those about themselves. */
export function PersonNotes({ id }: OfPerson) {
  const t = useTranslations('personPage.notes');
  const format = useFormats();
  const me = useCall(signInApi.me, {}).data;
  const isEnabled = useMay('student-care') && me !== undefined && me.id !== id;
  const { data } = useCall(personNotesApi.list, { id }, { isEnabled });
  if (!isEnabled || !data) return null;
  return (
    <PersonSection
      title={t('title')}
      empty={t('empty')}
      entries={data.notes.map(({ id, text, at, by }) => ({
        key: id,
        entry: (
          <>
            <p className={styles.text}>{text}</p>
            <small>{[by, format.time(at)].filter(Boolean).join(' · ')}</small>
          </>
        ),
      }))}
    >
      <NoteForm personId={id} notes={data} />
    </PersonSection>
  );
}

/** Mails that went out to the person; failed ones stand above with their buttons. */
export function PersonMails({ id }: OfPerson) {
  const t = useTranslations('personPage.mails');
  const format = useFormats();
  const isEnabled = useMay('student-care');
  const { data } = useCall(mailsApi.ofPerson, { id }, { isEnabled });
  if (!isEnabled) return null;
  return (
    <PersonSection
      title={t('title')}
      empty={t('empty')}
      entries={data?.mails.map(({ id, subject, at, state }) => ({
        key: id,
        entry: (
          <>
            <span>{subject}</span>
            <small>
              {t(`states.${state}`)} · {format.time(at)}
            </small>
          </>
        ),
      }))}
    />
  );
}

export function PersonDevices({ id }: OfPerson) {
  const t = useTranslations('personPage.devices');
  const format = useFormats();
  const isEnabled = useMay('student-care');
  const { data } = useCall(devicesApi.ofPerson, { id }, { isEnabled });
  if (!isEnabled) return null;
  return (
    <PersonSection
      title={t('title')}
      empty={t('empty')}
      entries={data?.devices.map(({ id, browser, system, began_at, seen_at }) => ({
        key: id,
        entry: (
          <>
            <span>{[browser, system].filter(Boolean).join(', ') || t('unknown')}</span>
            <small>{t('used', { seen: format.time(seen_at), began: format.time(began_at) })}</small>
          </>
        ),
      }))}
    />
  );
}

export function PersonConsents({ id }: OfPerson) {
  const t = useTranslations('personPage.consents');
  const isEnabled = useMay('student-care');
  const { data } = useCall(consentsPanelApi.ofPerson, { id }, { isEnabled });
  if (!isEnabled) return null;
  return (
    <PersonSection
      title={t('title')}
      empty={t('empty')}
      entries={data?.consents.map((consent) => ({ key: consent.id, entry: <Consent consent={consent} /> }))}
    />
  );
}

function Consent({ consent }: { consent: PersonConsent }) {
  const t = useTranslations('personPage.consents');
  const format = useFormats();
  const language = useLocale();
  const { document, version, document_language, wording, given_at, given_by, withdrawn_at } = consent;
  const number = Number(version);
  const isPublished = isDocumentName(document) && Number.isInteger(number);
  return (
    <>
      <q lang={document_language ?? undefined}>{wording}</q>
      <small>
        {isPublished && (
          <>
            <a href={documentPath(document, document_language ?? language, number)}>
              {t('version', { version })}
            </a>
            {' · '}
          </>
        )}
        {t('given', { date: format.time(given_at) })}
        {given_by && ` · ${t('by', { name: given_by })}`}
        {withdrawn_at && ` · ${t('withdrawn', { date: format.time(withdrawn_at) })}`}
      </small>
    </>
  );
}

/** Actions of staff on the person, from the audit log. */
export function PersonHistory({ id }: OfPerson) {
  const t = useTranslations('personPage.history');
  const actions = useTranslations('auditActions');
  const format = useFormats();
  const isEnabled = useMay('users.manage');
  const { data } = useCall(auditApi.list, { subject: id }, { isEnabled });
  if (!isEnabled) return null;
  return (
    <PersonSection
      title={t('title')}
      empty={t('empty')}
      entries={data?.entries.map(({ id, action, actor_email, created_at }) => ({
        key: id,
        entry: (
          <>
            <Link to={auditPaths.one(id)}>{actions(action as Parameters<typeof actions>[0])}</Link>
            <small>
              {actor_email} · {format.time(created_at)}
            </small>
          </>
        ),
      }))}
    />
  );
}
