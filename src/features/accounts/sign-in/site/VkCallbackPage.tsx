import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { CallError, call } from '#ui/api.ts';
import { paths } from '#ui/paths.ts';
import { oauthApi } from '../contract/oauth.ts';
import type { User } from '../contract/signIn.ts';
import { AccountPage } from '../ui/AccountPage.tsx';
import { finishSignIn } from '../ui/finishSignIn.ts';
import { leaveFailed } from '../ui/oauthFailure.ts';
import { useOnce } from '../ui/useOnce.ts';
import { forgetVkStep, keepVkStep, keptVkStep, type VkStep } from '../ui/vkStep.ts';
import { VkEmail } from './VkEmail.tsx';

/** Redirect page for VK. Known people go on to the home page; a newcomer has to give an address. */
export default function VkCallbackPage() {
  const t = useTranslations('oauth');
  const home = paths.home(useLocale());
  const [step, setStep] = useState<VkStep | null>(null);

  function enter(answer: { access_token: string; user?: User | undefined }) {
    forgetVkStep();
    if (finishSignIn(answer, false)) location.replace(home);
    else leaveFailed('not_stored');
  }

  useOnce(async () => {
    const query = new URLSearchParams(location.search);
    const kept = keptVkStep();
    if (!location.search && kept) return setStep(kept);
    history.replaceState(history.state, '', location.pathname);
    if (query.has('error')) return leaveFailed('vk_auth_failed');
    const code = query.get('code');
    if (!code || query.get('state') !== 'vk_auth') return leaveFailed('invalid_vk_callback');
    const deviceId = query.get('device_id');
    const answer = await call(oauthApi.vk, {
      code,
      state: 'vk_auth',
      redirect_uri: location.origin + location.pathname,
      ...(deviceId && { device_id: deviceId }),
    }).catch((error: unknown) => {
      const isAnswer = error instanceof CallError && error.status !== 0;
      if (isAnswer) leaveFailed('vk_auth_failed', error.body.detail);
      else leaveFailed('vk_callback_error');
      return null;
    });
    if (!answer) return;
    const { access_token, user, email } = answer;
    if (access_token) return enter({ access_token, user });
    const asked = { email: email ?? '', isCodeSent: false };
    keepVkStep(asked);
    setStep(asked);
  });

  if (step) return <VkEmail first={step} onSignedIn={enter} />;
  return (
    <AccountPage title={t('title.vk')}>
      <p role="status">{t('signingIn')}</p>
    </AccountPage>
  );
}
