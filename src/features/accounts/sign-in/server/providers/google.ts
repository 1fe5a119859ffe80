/**
 * Google's OpenID Connect: where to send people, and who came back. Facts: developers.google.com/identity.
 */
import { createRemoteJWKSet, errors, type JWTPayload, jwtVerify } from 'jose';
import { z } from 'zod';
import type { App } from '#server/app.ts';
import type { Config } from '#server/config.ts';
import { limitOf } from '#server/patience.ts';
import { isSameSecret } from '#server/tokens.ts';
import { hour, minute } from '#shared/dates.ts';
import { emailField } from '#shared/fields.ts';
import { askProvider, callMs, notFinished, type ProvenPerson, providerAway } from './outbound.ts';

export type GoogleSettings = NonNullable<Config['google']>;

export interface GoogleRequest {
  redirectUri: string;
  state: string;
  nonce: string;
  codeChallenge: string;
  language: string;
}

/** @throws AppError sign_in_provider_away */
export async function googleAddress(
  app: App,
  settings: GoogleSettings,
  asked: GoogleRequest,
): Promise<string> {
  const { authorization_endpoint } = await discover(app, settings);
  const query = new URLSearchParams({
    client_id: settings.clientId,
    redirect_uri: asked.redirectUri,
    response_type: 'code',
    scope: 'openid email profile',
    state: asked.state,
    nonce: asked.nonce,
    code_challenge: asked.codeChallenge,
    code_challenge_method: 'S256',
    prompt: 'select_account',
    hl: asked.language,
  });
  return `${authorization_endpoint}?${query}`;
}

export interface GoogleCode {
  code: string;
  redirectUri: string;
  verifier: string;
  nonce: string;
}

/**
 * The person behind a code, from an id token that was checked in full: signature (RS256 alone), issuer,
 * audience, time, nonce.
 * @throws AppError sign_in_provider_away, sign_in_not_finished
 */
export async function personOfGoogleCode(
  app: App,
  settings: GoogleSettings,
  { code, redirectUri, verifier, nonce }: GoogleCode,
): Promise<ProvenPerson> {
  const provider = await discover(app, settings);
  const { status, json } = await askProvider(app, provider.token_endpoint, {
    grant_type: 'authorization_code',
    code,
    redirect_uri: redirectUri,
    client_id: settings.clientId,
    client_secret: settings.clientSecret,
    code_verifier: verifier,
  });
  if (status !== 200 && json !== undefined) throw notFinished(app, `google: ${errorOf(json)}`);
  const answer = tokenAnswer.safeParse(json);
  if (!answer.success) throw providerAway(app, provider.token_endpoint, 'no token answer');
  const claims = await verifyIdToken(app, answer.data.id_token, { ...settings, ...provider });
  if (typeof claims.nonce !== 'string' || !isSameSecret(claims.nonce, nonce))
    throw notFinished(app, 'google: nonce');
  return personOf(app, claims);
}

const tokenAnswer = z.object({ id_token: z.string().max(20_000) });
const errorAnswer = z.object({ error: z.string() });

function errorOf(json: unknown): string {
  const parsed = errorAnswer.safeParse(json);
  return parsed.success ? parsed.data.error : 'refused';
}

async function verifyIdToken(
  app: App,
  idToken: string,
  { issuer, clientId, keys, jwks_uri }: GoogleSettings & Provider,
): Promise<JWTPayload> {
  try {
    const { payload } = await jwtVerify(idToken, keys, {
      algorithms: ['RS256'],
      // Google uses both forms of its name.
      issuer: [issuer, issuer.replace(/^https:\/\//, '')],
      audience: clientId,
      requiredClaims: ['sub', 'exp', 'iat', 'nonce'],
      // Machines whose clocks are minutes off are usual; the token lives for an hour.
      clockTolerance: 300,
      maxTokenAge: '10 minutes',
      currentDate: app.now(),
    });
    const isForUs = payload.azp === undefined ? !Array.isArray(payload.aud) : payload.azp === clientId;
    if (!isForUs) throw notFinished(app, 'google: azp');
    return payload;
  } catch (error) {
    if (error instanceof errors.JWKSTimeout) throw providerAway(app, jwks_uri, 'no keys in time');
    // Any failure without a code of its own comes from fetching the keys.
    if (error instanceof TypeError) throw providerAway(app, jwks_uri, 'no keys');
    throw error instanceof errors.JOSEError
      ? notFinished(app, `google: ${error.code} ${error.message}`)
      : error;
  }
}

const personClaims = z.object({
  sub: z.string().min(1).max(255),
  // Proven by Google, whatever we can do with it.
  email: z.string().optional().catch(undefined),
  // Some OpenID providers send it as text; only a plain true counts.
  email_verified: z.literal(true).optional().catch(undefined),
  given_name: z.string().optional().catch(undefined),
  family_name: z.string().optional().catch(undefined),
  name: z.string().optional().catch(undefined),
});

function personOf(app: App, claims: JWTPayload): ProvenPerson {
  const parsed = personClaims.safeParse(claims);
  if (!parsed.success) throw notFinished(app, 'google: claims');
  const { sub, email, email_verified, given_name, family_name, name } = parsed.data;
  return {
    subject: sub,
    email: emailField.safeParse(email).data ?? null,
    isEmailVerified: email !== undefined && email_verified === true,
    firstName: given_name ?? name ?? '',
    lastName: family_name ?? '',
  };
}

interface Provider {
  authorization_endpoint: string;
  token_endpoint: string;
  jwks_uri: string;
  keys: ReturnType<typeof createRemoteJWKSet>;
}

/** Cached per process for an hour: addresses hardly ever change. Keys have a cache of their own. */
const discovered = new WeakMap<App, { settings: GoogleSettings; untilMs: number; provider: Provider }>();

async function discover(app: App, settings: GoogleSettings): Promise<Provider> {
  const known = discovered.get(app);
  if (known && known.settings.issuer === settings.issuer && known.untilMs > app.now().getTime())
    return known.provider;
  const address = `${settings.issuer}/.well-known/openid-configuration`;
  const { status, json } = await askProvider(app, address);
  const parsed = discoveryAnswer.safeParse(json);
  if (status !== 200 || !parsed.success) throw providerAway(app, address, 'no discovery document');
  const { issuer, ...endpoints } = parsed.data;
  const isTrue =
    issuer === settings.issuer && Object.values(endpoints).every((url) => isTheirs(settings, url));
  if (!isTrue) throw providerAway(app, address, 'a discovery document of somebody else');
  const keys = createRemoteJWKSet(new URL(endpoints.jwks_uri), {
    timeoutDuration: limitOf(callMs),
    cacheMaxAge: 10 * minute,
  });
  const provider = { ...endpoints, keys };
  discovered.set(app, { settings, untilMs: app.now().getTime() + hour, provider });
  return provider;
}

const discoveryAnswer = z.object({
  issuer: z.string(),
  authorization_endpoint: z.url(),
  token_endpoint: z.url(),
  jwks_uri: z.url(),
});

/** Google's endpoints are on several hosts, all https; a simulator must be on this machine. */
function isTheirs({ issuer }: GoogleSettings, address: string): boolean {
  const { protocol, origin } = new URL(address);
  return protocol === 'https:' || origin === new URL(issuer).origin;
}
