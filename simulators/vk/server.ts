/**
 * VK ID over real HTTP: choice of a person, code with PKCE and device_id, tokens, profile. The real VK is
 * never called.
 */
import { randomBytes } from 'node:crypto';
import { type Asking, askPerson } from '../oauth/asking.ts';
import { fits, makeCodes } from '../oauth/codes.ts';
import { type Call, json, pageReply, type Reply } from '../oauth/http.ts';
import { makePeople, type Person } from '../oauth/people.ts';
import { type Provider, type ProviderOptions, SLOW_MS, startProvider } from '../oauth/provider.ts';

const MISBEHAVIOURS = [
  'none',
  'error_200',
  'other_state',
  'other_user',
  'no_user',
  'slow',
  'error_500',
  'html',
  'slow_profile',
] as const;
export type VkMisbehaviour = (typeof MISBEHAVIOURS)[number];

export type Vk = Provider<VkMisbehaviour>;

const CODE_SECONDS = 600;

export async function startVk(options: ProviderOptions): Promise<Vk> {
  const tokens = new Map<string, Person>();
  const asking: Asking = {
    provider: 'VK',
    clientId: options.clientId,
    redirectUris: new Set(),
    people: makePeople(options.people ?? []),
    codes: makeCodes(options.clock ?? (() => new Date()), 'vk2.a.'),
    hasVerified: false,
    needsNonce: false,
    languageOf: (asked) => ({ 0: 'ru', 3: 'en' })[asked.get('lang_id') ?? ''] ?? null,
    extras: (deviceId) => ({
      device_id: deviceId,
      type: 'code_v2',
      expires_in: String(CODE_SECONDS),
      ext_id: randomBytes(12).toString('base64url'),
    }),
  };
  return startProvider(options, asking, {
    misbehaviours: MISBEHAVIOURS,
    tokenPath: '/oauth2/auth',
    answer: (call, misbehaviour) => answer({ asking, tokens, misbehaviour }, call),
  });
}

type House = { asking: Asking; tokens: Map<string, Person>; misbehaviour: string };

function answer(house: House, call: Call): Reply {
  const { pathname } = call.url;
  if (pathname === '/authorize') return askPerson(house.asking, call);
  if (call.method !== 'POST') return json(404, { error: 'not_found' });
  if (pathname === '/oauth2/auth') return exchange(house, call);
  if (pathname === '/oauth2/user_info') return profile(house, call);
  return json(404, { error: 'not_found' });
}

function exchange({ asking, tokens, misbehaviour }: House, { form }: Call): Reply {
  if (misbehaviour === 'error_500') return json(500, { error: 'server_error' });
  if (misbehaviour === 'html') return pageReply(200, '<!doctype html><h1>Ой!</h1>');
  if (misbehaviour === 'error_200')
    return json(200, { error: 'invalid_request', error_description: 'Security Error' });
  if (form.get('client_id') !== asking.clientId)
    return json(401, { error: 'invalid_client', error_description: 'client_id is incorrect' });
  const grant = asking.codes.redeem(form.get('code') ?? '');
  if (!grant || form.get('device_id') !== grant.deviceId || form.get('redirect_uri') !== grant.redirectUri)
    return json(400, { error: 'invalid_grant', error_description: 'Code is invalid or expired.' });
  if (!fits(form.get('code_verifier') ?? '', grant.codeChallenge))
    return json(400, { error: 'invalid_request', error_description: 'verifier is missing or invalid' });
  const accessToken = `vk2.a.${randomBytes(32).toString('base64url')}`;
  tokens.set(accessToken, grant.person);
  const reply = json(200, {
    access_token: accessToken,
    refresh_token: `vk2.a.${randomBytes(32).toString('base64url')}`,
    // Not verified by the site, which asks for the profile instead.
    id_token: 'simulated',
    token_type: 'Bearer',
    expires_in: 3600,
    // A number here but text in the profile, as at the real VK.
    user_id: Number(grant.person.id),
    state: misbehaviour === 'other_state' ? 'somebody-elses' : (form.get('state') ?? ''),
    scope: 'vkid.personal_info email',
  });
  return misbehaviour === 'slow' ? { ...reply, delayMs: SLOW_MS } : reply;
}

function profile({ asking, tokens, misbehaviour }: House, { form }: Call): Reply {
  const person = tokens.get(form.get('access_token') ?? '');
  if (!person || form.get('client_id') !== asking.clientId) return json(400, { error: 'invalid_token' });
  if (misbehaviour === 'no_user') return json(200, {});
  const reply = json(200, {
    user: {
      // The first person it knows.
      user_id: misbehaviour === 'other_user' ? (asking.people.all()[0]?.id ?? '') : person.id,
      first_name: person.firstName,
      last_name: person.lastName,
      ...(person.email && { email: person.email }),
      sex: 1,
      verified: false,
    },
  });
  return misbehaviour === 'slow_profile' ? { ...reply, delayMs: SLOW_MS } : reply;
}
