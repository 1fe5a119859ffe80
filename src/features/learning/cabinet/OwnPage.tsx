import { type ReactNode, useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { type CurrentUser, goHome } from '#features/accounts/ui/currentUser.ts';
import { CallError } from '#ui/api.ts';
import { readToken } from '#ui/session.ts';
import { Cabinet, Loading } from './Cabinet.tsx';
import { LoadError } from './LoadError.tsx';
import { useViewer } from './viewer.ts';

interface OwnPageProps {
  title: string;
  children: (viewer: CurrentUser) => ReactNode;
}

/** A page for whoever is signed in: visitors are led to the home page, and so is everybody whose session ends. */
export function OwnPage({ title, children }: OwnPageProps) {
  const t = useTranslations('learning');
  const viewer = useViewer();
  const isOut = viewer === null && !readToken();
  // A session that could not be checked, of somebody this browser does not remember, is no reason to end it.
  const isUnknown = viewer === null && !isOut;
  useEffect(() => {
    if (isOut) goHome();
  }, [isOut]);

  return (
    <Cabinet viewer={viewer}>
      <title>{title}</title>
      <meta name="robots" content="noindex" />
      {viewer && children(viewer)}
      {isUnknown && <LoadError error={new CallError(0, {})} onRetry={() => location.reload()} isPage />}
      {!viewer && !isUnknown && <Loading text={t('checking')} />}
    </Cabinet>
  );
}
