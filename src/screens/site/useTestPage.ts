import { type SubmitEvent, useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { currentLanguage } from '#ui/language.ts';
import { keepSession, readToken } from '#ui/session.ts';

interface Account {
  role: string;
  email: string;
  password: string;
}
interface Line {
  id: string;
  text: string;
  isGood: boolean;
}
// biome-ignore lint/suspicious/noExplicitAny: the page shows whatever the server answers.
type Answer = { status: number; body: any };

/** Sign-in and checks of the page; each reports its result in a line. */
export function useTestPage() {
  const t = useTranslations('testPage');
  const account = useDemoAdmin();
  const [lines, setLines] = useState<Line[]>([]);
  const [isBusy, setBusy] = useState(false);

  async function attempt(run: () => Promise<Omit<Line, 'id'>[]>): Promise<void> {
    setBusy(true);
    const said = await run().catch(() => [{ text: t('network'), isGood: false }]);
    setLines(said.map((line) => ({ ...line, id: crypto.randomUUID() })));
    setBusy(false);
  }
  const line = ({ status, body }: Answer, good: () => string) =>
    status === 200
      ? { text: good(), isGood: true }
      : { text: t('refused', { status: String(status), detail: String(body.detail ?? '') }), isGood: false };

  const askAccess = async () => {
    const users = await ask('GET', '/api/admin/users/list');
    return line(users, () => t('isAdmin', { count: users.body.total }));
  };
  return {
    account,
    lines,
    isBusy,
    signIn(event: SubmitEvent<HTMLFormElement>) {
      event.preventDefault();
      const typed = Object.fromEntries(new FormData(event.currentTarget));
      void attempt(async () => {
        const login = await ask('POST', '/api/login', typed);
        if (login.status === 200) keepSession(login.body.access_token, login.body.user, false);
        const signedIn = line(login, () => t('signedIn', { email: login.body.user.email }));
        if (!signedIn.isGood) return [signedIn];
        const me = await ask('GET', '/api/me');
        const who = line(me, () =>
          t('me', {
            name: `${me.body.first_name} ${me.body.last_name} (${me.body.email})`,
            access: me.body.has_course_access ? 'yes' : 'no',
          }),
        );
        return [signedIn, who, await askAccess()];
      });
    },
    checkAccess: () => void attempt(async () => [await askAccess()]),
    checkModels: () =>
      void attempt(async () => {
        const models = await ask('GET', '/api/models');
        const list = Array.isArray(models.body) ? models.body : (models.body.models ?? []);
        return [line(models, () => t('modelsFound', { count: list.length }))];
      }),
  };
}

async function ask(method: 'GET' | 'POST', path: string, body?: object): Promise<Answer> {
  const token = readToken();
  const response = await fetch(path, {
    method,
    headers: {
      'accept-language': currentLanguage(),
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  return { status: response.status, body: await response.json().catch(() => ({})) };
}

/** The demo school's admin; in live mode the server knows no such call. */
function useDemoAdmin(): Account | null {
  const [account, setAccount] = useState<Account | null>(null);
  useEffect(() => {
    const leaving = new AbortController();
    fetch('/api/demo/accounts', { signal: leaving.signal })
      .then((response) => response.json())
      .then(({ accounts }: { accounts: Account[] }) =>
        setAccount(accounts.find(({ role }) => role === 'admin') ?? null),
      )
      // Without the accounts there is nothing to test.
      .catch(() => {});
    return () => leaving.abort();
  }, []);
  return account;
}
