/** Whether a provider that is set up answers, asked without signing anybody in. */
import type { App } from '#server/app.ts';
import { askProvider } from './outbound.ts';

/** @throws Error with what is wrong; AppError sign_in_provider_away where it does not answer */
export async function googleAnswers(app: App): Promise<void> {
  const { google } = app.config;
  if (!google) return;
  const { json } = await askProvider(app, `${google.issuer}/.well-known/openid-configuration`);
  if ((json as { issuer?: unknown } | undefined)?.issuer !== google.issuer)
    throw new Error('its discovery document is missing, or of somebody else');
}

/**
 * An exchange of a code that nobody was given: VK ID says of what it refuses it, and does nothing.
 * @throws Error with what is wrong; AppError sign_in_provider_away where it does not answer
 */
export async function vkAnswers(app: App): Promise<void> {
  const { vk, appUrl } = app.config;
  if (!vk) return;
  const { json } = await askProvider(app, `${vk.url}/oauth2/auth`, {
    grant_type: 'authorization_code',
    code: 'check',
    code_verifier: 'check'.repeat(9),
    client_id: vk.clientId,
    device_id: 'check',
    state: 'check',
    redirect_uri: `${appUrl}/auth/vk/callback`,
  });
  const error = (json as { error?: unknown } | undefined)?.error;
  if (typeof error !== 'string') throw new Error('it does not answer as VK ID does');
  if (error.includes('client')) throw new Error(`it refuses VK_CLIENT_ID: ${error.slice(0, 60)}`);
}
