import { useLocale, useTranslations } from 'use-intl';
import { CallError, call } from '#ui/api.ts';
import { paths } from '#ui/paths.ts';
import { oauthApi } from '../contract/oauth.ts';
import { AccountPage } from '../ui/AccountPage.tsx';
import { finishSignIn } from '../ui/finishSignIn.ts';
import { leaveFailed } from '../ui/oauthFailure.ts';
import { useOnce } from '../ui/useOnce.ts';

/**
 * Last step of signing in with Google: exchanges the session id in the address and goes on to the home page.
 */
export default function GoogleCallbackPage() {
  const t = useTranslations('oauth');
  const home = paths.home(useLocale());
  useOnce(async () => {
    const sessionId = new URLSearchParams(location.hash.slice(1)).get('session_id');
    // Removed from the address, where history and screenshots would keep it.
    history.replaceState(history.state, '', location.pathname);
    if (!sessionId) return leaveFailed('google_auth_failed');
    const answer = await call(oauthApi.google, { session_id: sessionId }).catch((error: unknown) => {
      leaveFailed('google_auth_failed', error instanceof CallError ? error.body.detail : '');
      return null;
    });
    if (!answer) return;
    if (finishSignIn(answer, false)) location.replace(home);
    else leaveFailed('not_stored');
  });
  return (
    <AccountPage title={t('title.google')}>
      <p role="status">{t('signingIn')}</p>
    </AccountPage>
  );
}
