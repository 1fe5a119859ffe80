import { useEffect, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { buttonWordings } from '#features/accounts/consents/rules.ts';
import { ConsentLabel } from '#features/accounts/consents/ui/ConsentLabel.tsx';
import { useDocumentVersions } from '#features/accounts/consents/ui/useDocumentVersions.ts';
import { refusedFields } from '#shared/fieldErrors.ts';
import { formatRubles } from '#shared/formats.ts';
import controls from '#ui/controls.module.css';
import { Dialog } from '#ui/Dialog.tsx';
import { CheckField, Notice, TextField } from '#ui/Fields.tsx';
import { cachedUser, readToken } from '#ui/session.ts';
import type { RatingOffer } from '../contract/result.ts';
import { isMinor } from '../rules/form.ts';
import { PhotoField } from './PhotoField.tsx';
import { RatingFields } from './RatingFields.tsx';
import styles from './RatingForm.module.css';
import { ageOf, leftEmpty, type RatingValues, withDefaults } from './ratingValues.ts';
import { useFilled } from './useFilled.ts';
import { type Contacts, useOrdering } from './useOrdering.ts';
import { usePhoto } from './usePhoto.ts';

interface RatingFormProps {
  offer: RatingOffer;
  values: RatingValues;
  onChange: (values: RatingValues) => void;
  /** The guardian has been asked, and the order waits. */
  onAsked: () => void;
}

const noContacts: Contacts = { email: '', guardian_email: '', privacy_consent: false, offer_consent: false };

export function RatingForm({ offer, values, onChange, onAsked }: RatingFormProps) {
  const t = useTranslations('rating.form');
  const language = useLocale();
  const filled = useFilled();
  const photo = usePhoto();
  const [user, setUser] = useState<ReturnType<typeof cachedUser>>(null);
  const [contacts, setContacts] = useState(noContacts);
  const [took, setTook] = useState('');
  const documents = useDocumentVersions(['privacy', 'offer']);
  const isSignedIn = user !== null;
  const ordering = useOrdering({
    ...{ photo, isSignedIn, price: offer.price, versions: documents.versions, onAsked },
  });
  const { refusal, isBusy, alert } = ordering;
  const error = (field: string) => refusedFields(refusal)[field];
  const price = formatRubles(offer.price, language);
  const empty = leftEmpty(values);
  useEffect(() => setUser(readToken() ? cachedUser() : null), []);
  useEffect(() => {
    if (documents.haveChanged(refusal))
      setContacts((typed) => ({ ...typed, privacy_consent: false, offer_consent: false }));
  }, [refusal, documents.haveChanged]);

  function pay(): void {
    const whole = withDefaults(values, language);
    if (empty.length > 0) setTook(t('took', { values: filled(empty) }));
    void ordering.order(values, contacts);
    onChange(whole);
  }

  return (
    <form
      noValidate
      className={controls.form}
      onSubmit={(event) => {
        event.preventDefault();
        pay();
      }}
    >
      {photo.problem && <Notice>{photo.problem}</Notice>}
      {took && <Notice isGood>{took}</Notice>}
      <RatingFields values={values} onChange={onChange} error={error} />
      <PhotoField photo={photo} days={offer.photo_days} />
      {isMinor(ageOf(values)) && (
        <TextField
          label={t('guardian')}
          hint={t('guardianHint')}
          type="email"
          autoComplete="off"
          value={contacts.guardian_email}
          error={error('guardian_email')}
          onChange={({ target }) => setContacts({ ...contacts, guardian_email: target.value.trim() })}
        />
      )}
      {isSignedIn ? (
        <>
          <p>{t('account', { email: user.email })}</p>
          <p className={controls.hint}>
            <ConsentLabel document="offer" wording={buttonWordings[language]} />
          </p>
        </>
      ) : (
        <VisitorFields contacts={contacts} onChange={setContacts} error={error} />
      )}
      {empty.length > 0 && <p className={controls.hint}>{t('filled', { values: filled(empty) })}</p>}
      <button type="submit" className={`${controls.button} ${styles.pay}`} disabled={isBusy}>
        {isBusy ? t('paying') : t('pay', { price })}
      </button>
      <p className={controls.hint}>{t('secure')}</p>
      {alert && <Alert {...alert} onClose={ordering.closeAlert} />}
    </form>
  );
}

interface VisitorFieldsProps {
  contacts: Contacts;
  onChange: (contacts: Contacts) => void;
  error: (field: string) => string | undefined;
}

function VisitorFields({ contacts, onChange, error }: VisitorFieldsProps) {
  const t = useTranslations('rating.form');
  return (
    <>
      <TextField
        label={t('email')}
        type="email"
        autoComplete="email"
        value={contacts.email}
        error={error('email')}
        onChange={({ target }) => onChange({ ...contacts, email: target.value.trim() })}
      />
      {(['privacy', 'offer'] as const).map((document) => (
        <CheckField
          key={document}
          label={<ConsentLabel document={document} />}
          checked={contacts[`${document}_consent`]}
          error={error(`${document}_consent`)}
          onChange={({ target }) => onChange({ ...contacts, [`${document}_consent`]: target.checked })}
        />
      ))}
    </>
  );
}

function Alert({ title, text, onClose }: { title: string; text: string; onClose: () => void }) {
  const ui = useTranslations('ui');
  return (
    <Dialog title={title} onClose={onClose} isAlert>
      {text && <p className={styles.alert}>{text}</p>}
      <button type="button" className={controls.button} onClick={onClose}>
        {ui('ok')}
      </button>
    </Dialog>
  );
}
