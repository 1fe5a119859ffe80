import { type FormEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { CallError, call } from '#ui/api.ts';
import controls from '#ui/controls.module.css';
import { Notice, TextField } from '#ui/Fields.tsx';

interface ForgotPasswordProps {
  /** The address typed into the sign-in. */
  email: string;
  emailProblem(field: HTMLInputElement): string | undefined;
  onBack(): void;
}

/** Requests the mail for choosing a new password; its link leads back to the panel. */
export function ForgotPassword({ email: typed, emailProblem, onBack }: ForgotPasswordProps) {
  const t = useTranslations('staff.signIn');
  const problem = useTranslations('panel.problem');
  const [email, setEmail] = useState(typed);
  const [error, setError] = useState<string>();
  const [answer, setAnswer] = useState<{ isSent: boolean; text: string } | null>(null);
  const [isBusy, setBusy] = useState(false);

  async function ask(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const field = event.currentTarget.querySelector('input')!;
    const found = emailProblem(field);
    setError(found);
    if (found) return field.focus();
    if (isBusy) return;
    setBusy(true);
    try {
      const { signInApi } = await import('#features/accounts/sign-in/contract/signIn.ts');
      const { message } = await call(signInApi.forgotPassword, { email });
      setAnswer({ isSent: true, text: message });
    } catch (failure) {
      const { status = null, body = {} } = failure instanceof CallError ? failure : {};
      const otherwise = problem(status === null ? 'page' : status === 0 ? 'network' : 'other');
      setAnswer({ isSent: false, text: body.detail ?? otherwise });
    } finally {
      setBusy(false);
    }
  }

  return (
    <form className={controls.form} onSubmit={ask} noValidate>
      {answer && <Notice isGood={answer.isSent}>{answer.text}</Notice>}
      {!answer?.isSent && (
        <>
          <p>{t('forgotLead')}</p>
          <TextField
            type="email"
            autoComplete="username"
            label={t('email')}
            value={email}
            error={error}
            onChange={({ target }) => setEmail(target.value)}
          />
          <button type="submit" className={controls.button} disabled={isBusy}>
            {t('forgotSend')}
          </button>
        </>
      )}
      <button type="button" className={`${controls.button} ${controls.quiet}`} onClick={onBack}>
        {t('forgotBack')}
      </button>
    </form>
  );
}
