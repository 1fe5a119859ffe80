import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { CallError, call } from '#ui/api.ts';
import controls from '#ui/controls.module.css';
import { Notice } from '#ui/Fields.tsx';
import { useFailureText } from '#ui/failure.ts';
import { paths } from '#ui/paths.ts';
import { signInApi } from '../contract/signIn.ts';
import { finishSignIn } from '../ui/finishSignIn.ts';

interface DemoAccount {
  role: string;
  email: string;
  password: string;
}

/** Demo mode only: signs in as the demo school's student. In live mode the server knows no such account. */
export function TestLogin() {
  const t = useTranslations('signIn');
  const failureText = useFailureText();
  const student = useDemoStudent();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  if (!student) return null;

  async function signIn({ email, password }: DemoAccount) {
    setBusy(true);
    setFailure(null);
    const fail = (text: string) => {
      setFailure(text);
      setBusy(false);
      return null;
    };
    const answer = await call(signInApi.login, { email, password }).catch((error: unknown) => {
      const isNetwork = error instanceof CallError && error.status === 0;
      return fail(isNetwork ? t('networkFailed') : failureText(error, t('loginFailed')));
    });
    if (answer && !finishSignIn(answer, false)) fail(t('notStored'));
    else if (answer) location.assign(paths.dashboard);
  }
  return (
    <div className={controls.form}>
      {failure && <Notice>{failure}</Notice>}
      <button
        type="button"
        className={`${controls.button} ${controls.quiet} ${controls.wide}`}
        disabled={isBusy}
        onClick={() => void signIn(student)}
      >
        {t('testLogin')}
      </button>
      <p className={controls.hint}>{t('testLoginHint')}</p>
    </div>
  );
}

function useDemoStudent(): DemoAccount | null {
  const [student, setStudent] = useState<DemoAccount | null>(null);
  useEffect(() => {
    const leaving = new AbortController();
    fetch('/api/demo/accounts', { signal: leaving.signal })
      .then((response) => (response.ok ? response.json() : { accounts: [] }))
      .then(({ accounts }: { accounts: DemoAccount[] }) =>
        setStudent(accounts.find((account) => account.role === 'user') ?? null),
      )
      // A convenience of the demo: without it the form above still works.
      .catch(() => {});
    return () => leaving.abort();
  }, []);
  return student;
}
