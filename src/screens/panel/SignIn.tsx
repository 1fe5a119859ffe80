import { type FormEvent, type ReactNode, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { PasswordField } from '#features/accounts/sign-in/ui/PasswordField.tsx';
import { CallError, call } from '#ui/api.ts';
import controls from '#ui/controls.module.css';
import { DemoStrip } from '#ui/DemoStrip.tsx';
import { Notice, TextField } from '#ui/Fields.tsx';
import { PageTitle } from '#ui/panel/PageTitle.tsx';
import { paths } from '#ui/paths.ts';
import { keepSession } from '#ui/session.ts';
import { DemoSignIns } from './DemoSignIns.tsx';
import { ForgotPassword } from './ForgotPassword.tsx';
import type { SignInNotice } from './panelSession.ts';
import styles from './SignIn.module.css';

interface SignInProps {
  notice: SignInNotice;
  onSignIn(): void;
}

/** Built from the site's own parts, so that it shows at once: the panel's library loads behind it (PanelGate). */
export function SignIn({ notice, onSignIn }: SignInProps) {
  const t = useTranslations('staff.signIn');
  const home = paths.home(useLocale());
  const { values, setValues, problems, failure, isBusy, submit, enter, emailProblem } = useSignIn(onSignIn);
  const [isForgotten, setForgotten] = useState(false);
  const warning = failure ?? (notice?.kind === 'expired' ? t('expired') : notice?.text);
  if (isForgotten) {
    return (
      <SignInBox title={t('forgotTitle')}>
        <ForgotPassword email={values.email} emailProblem={emailProblem} onBack={() => setForgotten(false)} />
      </SignInBox>
    );
  }
  return (
    <SignInBox title={t('title')}>
      <form className={controls.form} onSubmit={submit} noValidate>
        {warning && <Notice>{warning}</Notice>}
        <TextField
          type="email"
          autoComplete="username"
          label={t('email')}
          value={values.email}
          error={problems.email}
          onChange={({ target }) => setValues({ ...values, email: target.value })}
        />
        <PasswordField
          autoComplete="current-password"
          label={t('password')}
          value={values.password}
          error={problems.password}
          onChange={({ target }) => setValues({ ...values, password: target.value })}
        />
        <button type="submit" className={controls.button} disabled={isBusy}>
          {t('submit')}
        </button>
        <p className={styles.ways}>
          <button type="button" className={controls.link} onClick={() => setForgotten(true)}>
            {t('forgot')}
          </button>
          <a href={home} className={controls.link}>
            {t('backHome')}
          </a>
        </p>
      </form>
      <DemoSignIns isBusy={isBusy} onChoose={enter} />
    </SignInBox>
  );
}

function SignInBox({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <PageTitle title={useTranslations('staff.panel')('title')} />
      <DemoStrip />
      <main className={styles.page}>
        <div className={styles.box}>
          <h1 className={styles.title}>{title}</h1>
          {children}
        </div>
      </main>
    </>
  );
}

interface Credentials {
  email: string;
  password: string;
}

function useSignIn(onSignIn: () => void) {
  const t = useTranslations('staff.signIn');
  const problem = useTranslations('panel.problem');
  const [values, setValues] = useState<Credentials>({ email: '', password: '' });
  const [problems, setProblems] = useState<{ email?: string | undefined; password?: string | undefined }>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);

  function emailProblem({ value, validity }: HTMLInputElement): string | undefined {
    if (value.trim() === '') return t('emailRequired');
    return validity.typeMismatch ? t('emailInvalid') : undefined;
  }

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const form = event.currentTarget;
    const [email, password] = [field(form, 'username'), field(form, 'current-password')];
    const found = {
      email: emailProblem(email),
      password: values.password === '' ? t('passwordRequired') : undefined,
    };
    setProblems(found);
    if (found.email) email.focus();
    else if (found.password) password.focus();
    else if (!isBusy) await enter(values);
  }

  async function enter(credentials: Credentials): Promise<void> {
    setBusy(true);
    setFailure(null);
    try {
      const { signInApi } = await import('#features/accounts/sign-in/contract/signIn.ts');
      const { access_token, user } = await call(signInApi.login, { ...credentials, staff: true });
      if (keepSession(access_token, user, false)) return onSignIn();
      setFailure(t('notStored'));
    } catch (error) {
      setFailure(failureText(error));
    }
    setBusy(false);
  }

  function failureText(error: unknown): string {
    if (!(error instanceof CallError)) return problem('page');
    if (error.status === 401) return t('wrong');
    if (error.status === 0) return problem('network');
    return error.body.detail ?? problem('other');
  }

  return { values, setValues, problems, failure, isBusy, submit, enter, emailProblem };
}

/** By what the browser fills it in with. */
function field(form: HTMLFormElement, autoComplete: string): HTMLInputElement {
  return form.querySelector<HTMLInputElement>(`[autocomplete=${autoComplete}]`)!;
}
