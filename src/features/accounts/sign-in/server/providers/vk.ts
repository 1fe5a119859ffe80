/**
 * VK ID (OAuth 2.1 with PKCE, no client secret): where to send people, and who came back. Facts:
 * id.vk.com/about.
 */
import { z } from 'zod';
import type { App } from '#server/app.ts';
import type { Config } from '#server/config.ts';
import { emailField } from '#shared/fields.ts';
import type { Language } from '#shared/i18n.ts';
import { askProvider, notFinished, type ProvenPerson, providerAway } from './outbound.ts';

export type VkSettings = NonNullable<Config['vk']>;

/**
 * Value of `state` from the specification. It protects nothing: the flow is bound by the verifier and the
 * cookie.
 */
export const vkState = 'vk_auth';

const languageIds: Partial<Record<Language, string>> = { ru: '0', en: '3' };

export function vkAddress(
  { url, clientId }: VkSettings,
  asked: { redirectUri: string; codeChallenge: string; language: Language },
): string {
  const languageId = languageIds[asked.language];
  const query = new URLSearchParams({
    client_id: clientId,
    redirect_uri: asked.redirectUri,
    response_type: 'code',
    // No phone number: nothing here needs it.
    scope: 'vkid.personal_info email',
    state: vkState,
    code_challenge: asked.codeChallenge,
    code_challenge_method: 'S256',
    ...(languageId && { lang_id: languageId }),
  });
  return `${url}/authorize?${query}`;
}

export interface VkCode {
  code: string;
  deviceId: string;
  redirectUri: string;
  verifier: string;
}

/**
 * The person behind a code. VK does not say whether an address was confirmed, so it never counts as
 * confirmed.
 * @throws AppError sign_in_provider_away, sign_in_not_finished
 */
export async function personOfVkCode(
  app: App,
  { url, clientId }: VkSettings,
  { code, deviceId, redirectUri, verifier }: VkCode,
): Promise<ProvenPerson> {
  const token = await ask(app, {
    address: `${url}/oauth2/auth`,
    schema: tokenAnswer,
    form: {
      grant_type: 'authorization_code',
      code,
      code_verifier: verifier,
      client_id: clientId,
      device_id: deviceId,
      redirect_uri: redirectUri,
      state: vkState,
    },
  });
  if (token.state !== undefined && token.state !== vkState) throw notFinished(app, 'vk: state');
  const { user } = await ask(app, {
    address: `${url}/oauth2/user_info`,
    schema: userAnswer,
    form: {
      client_id: clientId,
      access_token: token.access_token,
    },
  });
  if (user.user_id !== token.user_id) throw notFinished(app, 'vk: the profile is of somebody else');
  return {
    subject: user.user_id,
    email: user.email ?? null,
    isEmailVerified: false,
    firstName: user.first_name ?? '',
    lastName: user.last_name ?? '',
  };
}

/** A number in one answer, text in the other. */
const userId = z
  .union([z.number().int().positive(), z.string().regex(/^[1-9]\d{0,19}$/)])
  .transform((id) => String(id));

const tokenAnswer = z.object({
  access_token: z.string().min(1).max(5000),
  user_id: userId,
  state: z.string().optional(),
});

const userAnswer = z.object({
  user: z.object({
    user_id: userId,
    first_name: z.string().optional().catch(undefined),
    last_name: z.string().optional().catch(undefined),
    email: emailField.optional().catch(undefined),
  }),
});

/** Errors come with any status, even 200. */
const errorAnswer = z.object({ error: z.string() });

async function ask<S extends z.ZodType>(
  app: App,
  { address, schema, form }: { address: string; schema: S; form: Record<string, string> },
): Promise<z.output<S>> {
  const { status, json } = await askProvider(app, address, form);
  const refused = errorAnswer.safeParse(json);
  if (refused.success) throw notFinished(app, `vk: ${refused.data.error}`);
  if (status !== 200 && json !== undefined) throw notFinished(app, `vk: HTTP ${status}`);
  const parsed = schema.safeParse(json);
  if (!parsed.success) throw providerAway(app, address, 'no answer of its kind');
  return parsed.data;
}
