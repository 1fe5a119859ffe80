import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { readLinkToken, useLinkToken } from '#features/accounts/ui/useLinkToken.ts';
import { Cabinet, Loading } from '#features/learning/cabinet/Cabinet.tsx';
import { LoadError } from '#features/learning/cabinet/LoadError.tsx';
import { useViewer } from '#features/learning/cabinet/viewer.ts';
import { CallError } from '#ui/api.ts';
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
  const viewer = useViewer();
  const [isErased, setErased] = useState(false);
  const isOut = viewer === null && !readToken();
  return (
    <Cabinet viewer={isErased ? null : viewer}>
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
