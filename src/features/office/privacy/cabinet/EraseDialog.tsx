import { type FormEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { sessionChanged } from '#features/accounts/sign-in/ui/currentUser.ts';
import { readableEmail } from '#shared/domains.ts';
import { refusedFields } from '#shared/fieldErrors.ts';
import { call } from '#ui/api.ts';
import controls from '#ui/controls.module.css';
import { Dialog } from '#ui/Dialog.tsx';
import { Notice, TextField } from '#ui/Fields.tsx';
import { useFailureText } from '#ui/failure.ts';
import { forgetSession } from '#ui/session.ts';
import { type MyData, privacyApi } from '../contract/privacy.ts';
import styles from './MyData.module.css';

interface EraseDialogProps {
  data: MyData;
  linkToken: string;
  onClose(): void;
  onErased(): void;
}

/** Typed, and proven by the password or the mailed link: this cannot be undone. */
export function EraseDialog({ data, linkToken, onClose, onErased }: EraseDialogProps) {
  const t = useTranslations('privacy.erase');
  const { send, isBusy, fields, failure } = useErasing(data, linkToken, onErased);
  return (
    <Dialog title={t('sure')} onClose={onClose} isAlert>
      <form className={styles.form} onSubmit={send} noValidate>
        <p>{data.has_password ? t('text') : t('byLink')}</p>
        <TextField
          name="confirmation"
          type="email"
          autoComplete="off"
          label={t('confirmation', { email: readableEmail(data.email) })}
          error={fields.confirmation}
        />
        {data.has_password && (
          <TextField
            name="current_password"
            type="password"
            autoComplete="current-password"
            label={t('password')}
            error={fields.current_password}
          />
        )}
        {failure && <Notice>{failure}</Notice>}
        <div className={styles.actions}>
          <button type="submit" className={controls.button} aria-disabled={isBusy}>
            {isBusy ? t('busy') : t('submit')}
          </button>
          <button type="button" className={controls.link} onClick={onClose}>
            {t('cancel')}
          </button>
        </div>
      </form>
    </Dialog>
  );
}

function useErasing({ has_password }: MyData, linkToken: string, onErased: () => void) {
  const failureText = useFailureText();
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    const typed = Object.fromEntries(new FormData(event.currentTarget)) as Record<string, string>;
    const proof = has_password ? { current_password: typed.current_password ?? '' } : { token: linkToken };
    setBusy(true);
    setError(null);
    try {
      await call(privacyApi.erase, { confirmation: typed.confirmation ?? '', ...proof });
    } catch (refusal) {
      setError(refusal);
      setBusy(false);
      return;
    }
    setBusy(false);
    onErased();
    forgetSession();
    sessionChanged();
  };
  const fields = refusedFields(error);
  const failure = error && Object.keys(fields).length === 0 ? failureText(error) : null;
  return { send: (event: FormEvent<HTMLFormElement>) => void send(event), isBusy, fields, failure };
}
