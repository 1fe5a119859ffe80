import { type ReactNode, useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { CallError } from '#ui/api.ts';
import { type CachedUser, readToken } from '#ui/session.ts';
import { Cabinet, Loading } from './Cabinet.tsx';
import { LoadError } from './LoadError.tsx';
import type { CabinetSession } from './session.ts';

interface OwnPageProps<P extends CachedUser> {
  session: CabinetSession<P>;
  title: string;
  children: (viewer: P) => ReactNode;
}

/** Page frame for signed-in people: visitors are sent to the home page, as is anybody whose session ends. */
export function OwnPage<P extends CachedUser>({ session, title, children }: OwnPageProps<P>) {
  const t = useTranslations('cabinet');
  const { viewer, goHome } = session;
  const isOut = viewer === null && !readToken();
  // A session that could not be checked is not ended, though this browser does not remember the person.
  const isUnknown = viewer === null && !isOut;
  useEffect(() => {
    if (isOut) goHome();
  }, [isOut, goHome]);

  return (
    <Cabinet session={session}>
      <title>{title}</title>
      <meta name="robots" content="noindex" />
      {viewer && children(viewer)}
      {isUnknown && <LoadError error={new CallError(0, {})} onRetry={() => location.reload()} isPage />}
      {!viewer && !isUnknown && <Loading text={t('checking')} />}
    </Cabinet>
  );
}
