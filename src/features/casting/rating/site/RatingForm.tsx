import { useEffect, useRef, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
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
import { RatingStep, steps } from './RatingFields.tsx';
import styles from './RatingForm.module.css';
import { ageOf, leftEmpty, type RatingValues, withDefaults } from './ratingValues.ts';
import { useFilled } from './useFilled.ts';
import { type Contacts, useOrdering } from './useOrdering.ts';
import type { usePhoto } from './usePhoto.ts';

interface RatingFormProps {
  offer: RatingOffer;
  values: RatingValues;
  onChange: (values: RatingValues) => void;
  /** The guardian has been asked, and the order waits. */
  onAsked: () => void;
  photo: ReturnType<typeof usePhoto>;
}

const noContacts: Contacts = { email: '', guardian_email: '', privacy_consent: false, offer_consent: false };

/** Opens step by step; nothing has to be filled to go on, as nothing has to be to pay. */
export function RatingForm(props: RatingFormProps) {
  const { offer, values, onChange, onAsked, photo } = props;
  const t = useTranslations('rating.form');
  const language = useLocale();
  const filled = useFilled();
  const { form, step, isLast, next } = useSteps(values);
  const [user, setUser] = useState<ReturnType<typeof cachedUser>>(null);
  const [contacts, setContacts] = useState(noContacts);
  const [took, setTook] = useState('');
  const documents = useDocumentVersions(['privacy', 'offer']);
  const ordering = useOrdering({
    ...{ photo, isSignedIn: user !== null, price: offer.price, versions: documents.versions, onAsked },
  });
  const { refusal, isBusy, alert } = ordering;
  const error = (field: string) => refusedFields(refusal)[field];
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
      ref={form}
      noValidate
      className={controls.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (isLast) pay();
        else next();
      }}
    >
      {photo.problem && <Notice>{photo.problem}</Notice>}
      {took && <Notice isGood>{took}</Notice>}
      {steps.slice(0, step).map((each) => (
        <fieldset key={each} className={styles.step}>
          <legend>{t('step', { step: each, steps: steps.length })}</legend>
          <RatingStep step={each} values={values} onChange={onChange} error={error} />
        </fieldset>
      ))}
      {isLast && (
        <>
          <PhotoField photo={photo} days={offer.photo_days} />
          <ContactFields {...{ values, contacts, user, error }} onChange={setContacts} />
          {empty.length > 0 && <p className={controls.hint}>{t('filled', { values: filled(empty) })}</p>}
        </>
      )}
      <button type="submit" className={`${controls.button} ${styles.pay}`} disabled={isBusy}>
        {!isLast
          ? t('next')
          : isBusy
            ? t('paying')
            : t('pay', { price: formatRubles(offer.price, language) })}
      </button>
      {isLast && <p className={controls.hint}>{t('secure')}</p>}
      {alert && <Alert {...alert} onClose={ordering.closeAlert} />}
    </form>
  );
}

/** Steps already filled in stand open, as for a buyer who comes back. */
function useSteps(values: RatingValues) {
  const form = useRef<HTMLFormElement>(null);
  const [asked, setAsked] = useState(1);
  const step = Math.max(asked, values.weight ? 3 : values.city ? 2 : 1);
  useEffect(() => {
    if (asked > 1) form.current?.querySelector<HTMLElement>(':scope > fieldset:last-of-type input')?.focus();
  }, [asked]);
  return { form, step, isLast: step === steps.length, next: () => setAsked(step + 1) };
}

interface ContactFieldsProps extends VisitorFieldsProps {
  values: RatingValues;
  user: ReturnType<typeof cachedUser>;
}

function ContactFields({ values, user, ...visitor }: ContactFieldsProps) {
  const t = useTranslations('rating.form');
  const { contacts, onChange, error } = visitor;
  return (
    <>
      {isMinor(ageOf(values)) && (
        <TextField
          label={t('guardian')}
          hint={t('guardianHint')}
          type="email"
          autoComplete="off"
          value={contacts.guardian_email}
          error={error('guardian_email')}
          onChange={({ target }) => onChange({ ...contacts, guardian_email: target.value.trim() })}
        />
      )}
      {user ? (
        <>
          <p>{t('account', { email: user.email })}</p>
          <p className={controls.hint}>
            <ConsentLabel document="offer" wording="button.offer" />
          </p>
        </>
      ) : (
        <VisitorFields {...visitor} />
      )}
    </>
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
