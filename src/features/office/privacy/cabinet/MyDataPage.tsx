import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { useCabinetSession } from '#features/accounts/sign-in/ui/cabinetSession.ts';
import { readLinkToken, useLinkToken } from '#features/accounts/sign-in/ui/useLinkToken.ts';
import { CallError } from '#ui/api.ts';
import { Cabinet, Loading } from '#ui/cabinet/Cabinet.tsx';
import { LoadError } from '#ui/cabinet/LoadError.tsx';
import controls from '#ui/controls.module.css';
import { paths } from '#ui/paths.ts';
import { readToken } from '#ui/session.ts';
import styles from './MyData.module.css';
import { MyData } from './MyData.tsx';

/** Drawn in the browser only: there is no session on the server. */
export const clientLoader = Object.assign(readLinkToken, { hydrate: true as const });

export function HydrateFallback() {
  return <Loading text={useTranslations('privacy')('loading')} />;
}

export default function MyDataPage() {
  const t = useTranslations('privacy');
  const token = useLinkToken();
  const session = useCabinetSession();
  const { viewer } = session;
  const [isErased, setErased] = useState(false);
  const isOut = viewer === null && !readToken();
  return (
    <Cabinet session={isErased ? { ...session, viewer: null } : session}>
      <title>{t('title')}</title>
      <meta name="robots" content="noindex" />
      {isErased && <Erased />}
      {!isErased && viewer && <MyData linkToken={token} onErased={() => setErased(true)} />}
      {!isErased && viewer === undefined && <Loading text={t('loading')} />}
      {!isErased && isOut && <SignInFirst />}
      {!isErased && viewer === null && !isOut && (
        <LoadError error={new CallError(0, {})} onRetry={() => location.reload()} isPage />
      )}
    </Cabinet>
  );
}

function SignInFirst() {
  const t = useTranslations('privacy');
  return (
    <main className={styles.main}>
      <h1>{t('signIn')}</h1>
      <p>{t('signInText')}</p>
      <a className={controls.button} href={paths.login}>
        {t('toLogin')}
      </a>
    </main>
  );
}

function Erased() {
  const t = useTranslations('privacy.erase');
  return (
    <main className={styles.main}>
      <h1>{t('done')}</h1>
      <p role="status">{t('doneText')}</p>
      <a className={controls.button} href={paths.home(useLocale())}>
        {t('home')}
      </a>
    </main>
  );
}
