import { useEffect } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { CallError } from '#ui/api.ts';
import { paths } from '#ui/paths.ts';
import { readToken } from '#ui/session.ts';
import { Cabinet, Loading } from './Cabinet.tsx';
import { Dashboard } from './Dashboard.tsx';
import { LoadError } from './LoadError.tsx';
import { useViewer } from './viewer.ts';

/** Drawn in the browser only: there is no session on the server. */
export function clientLoader() {
  return null;
}
clientLoader.hydrate = true as const;

export function HydrateFallback() {
  return <Loading text={useTranslations('learning')('checking')} />;
}

export default function DashboardPage() {
  const t = useTranslations('learning');
  const viewer = useViewer();
  const home = paths.home(useLocale());
  const isOut = viewer === null && !readToken();
  // A session that could not be checked, of somebody this browser does not remember, is no reason to end it.
  const isUnknown = viewer === null && !isOut;
  useEffect(() => {
    if (isOut) location.replace(home);
  }, [isOut, home]);

  return (
    <Cabinet viewer={viewer}>
      <title>{t('title')}</title>
      <meta name="robots" content="noindex" />
      {viewer && <Dashboard viewer={viewer} />}
      {isUnknown && <LoadError error={new CallError(0, {})} onRetry={() => location.reload()} isPage />}
      {!viewer && !isUnknown && <Loading text={t('checking')} />}
    </Cabinet>
  );
}
