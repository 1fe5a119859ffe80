/**
 * Google's OpenID Connect over real HTTP: discovery, choice of a person, tokens, keys. The real Google is
 * never called.
 */
import { type Asking, askPerson } from '../oauth/asking.ts';
import { fits, makeCodes } from '../oauth/codes.ts';
import { type Call, json, pageReply, type Reply } from '../oauth/http.ts';
import { makePeople } from '../oauth/people.ts';
import { type Provider, type ProviderOptions, SLOW_MS, startProvider } from '../oauth/provider.ts';
import { FORGERIES, idToken, type Keys, ourKeys } from './id-token.ts';

const MISBEHAVIOURS = [
  'none',
  ...FORGERIES,
  'slow',
  'error_500',
  'html',
  'slow_keys',
  'html_discovery',
] as const;
export type GoogleMisbehaviour = (typeof MISBEHAVIOURS)[number];

export type GoogleOptions = ProviderOptions & { clientSecret: string };

/** Its `url` is the issuer. */
export type Google = Provider<GoogleMisbehaviour>;

export async function startGoogle(options: GoogleOptions): Promise<Google> {
  const { clientId, clientSecret } = options;
  const now = options.clock ?? (() => new Date());
  const keys = await ourKeys();
  const asking: Asking = {
    provider: 'Google',
    clientId,
    redirectUris: new Set(),
    people: makePeople(options.people ?? []),
    codes: makeCodes(now, '4/0A'),
    hasVerified: true,
    needsNonce: true,
    languageOf: (asked) => asked.get('hl'),
    extras: () => ({ iss: google.url, scope: 'openid email profile' }),
  };
  const google: Google = await startProvider(options, asking, {
    misbehaviours: MISBEHAVIOURS,
    tokenPath: '/token',
    answer: (call, misbehaviour) =>
      answer({ asking, clientSecret, keys, now, misbehaviour, issuer: google.url }, call),
  });
  return google;
}

type House = {
  asking: Asking;
  clientSecret: string;
  keys: Keys;
  now: () => Date;
  misbehaviour: string;
  issuer: string;
};

function answer(house: House, call: Call): Promise<Reply> | Reply {
  const { misbehaviour, issuer } = house;
  const { pathname } = call.url;
  if (pathname === '/.well-known/openid-configuration')
    return misbehaviour === 'html_discovery' ? pageReply(200, '<h1>Captive portal</h1>') : discovery(issuer);
  if (pathname === '/o/oauth2/v2/auth') return askPerson(house.asking, call);
  if (pathname === '/oauth2/v3/certs') {
    const reply = json(200, { keys: [house.keys.jwk] });
    return misbehaviour === 'slow_keys' ? { ...reply, delayMs: SLOW_MS } : reply;
  }
  if (pathname === '/token' && call.method === 'POST') return tokens(house, call);
  return json(404, { error: 'not_found' });
}

function discovery(issuer: string): Reply {
  return json(200, {
    issuer,
    authorization_endpoint: `${issuer}/o/oauth2/v2/auth`,
    token_endpoint: `${issuer}/token`,
    jwks_uri: `${issuer}/oauth2/v3/certs`,
    response_types_supported: ['code'],
    subject_types_supported: ['public'],
    id_token_signing_alg_values_supported: ['RS256'],
    code_challenge_methods_supported: ['S256'],
    authorization_response_iss_parameter_supported: true,
  });
}

async function tokens(house: House, { form }: Call): Promise<Reply> {
  const { asking, clientSecret, keys, now, misbehaviour, issuer } = house;
  if (misbehaviour === 'error_500') return json(500, { error: 'internal_failure' });
  if (misbehaviour === 'html') return pageReply(200, '<!doctype html><h1>We are sorry</h1>');
  if (form.get('client_id') !== asking.clientId || form.get('client_secret') !== clientSecret)
    return json(401, { error: 'invalid_client', error_description: 'The OAuth client was not found.' });
  if (form.get('grant_type') !== 'authorization_code') return json(400, { error: 'unsupported_grant_type' });
  const grant = asking.codes.redeem(form.get('code') ?? '');
  if (!grant) return json(400, { error: 'invalid_grant', error_description: 'Bad Request' });
  if (form.get('redirect_uri') !== grant.redirectUri) return json(400, { error: 'redirect_uri_mismatch' });
  if (!fits(form.get('code_verifier') ?? '', grant.codeChallenge))
    return json(400, { error: 'invalid_grant', error_description: 'Invalid code verifier.' });
  const reply = json(200, {
    access_token: 'ya29.simulated',
    expires_in: 3599,
    scope: 'openid email profile',
    token_type: 'Bearer',
    id_token: await idToken(keys, grant, { issuer, now: now(), wrong: misbehaviour }),
  });
  return misbehaviour === 'slow' ? { ...reply, delayMs: SLOW_MS } : reply;
}
