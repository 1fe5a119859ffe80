/** Signing in with Google and VK. Why it is bound and proven this way: docs/decisions/015. */
import { checkShown } from '#features/accounts/consents/server/consents.ts';
import type { Actor, FlowCookie } from '#server/actor.ts';
import type { Context } from '#server/context.ts';
import { challengeOf, derivedToken, hashToken, isSameSecret, newToken } from '#server/tokens.ts';
import type { ParsedInput } from '#shared/contract.ts';
import { AppError, notFound } from '#shared/errors.ts';
import { cut } from '#shared/graphemes.ts';
import type { oauthApi } from '../contract/oauth.ts';
import { emailStepMs, flowMs, type OauthProvider, redirectUri, sessionIdMs } from '../rules/oauth.ts';
import { accountOfArrival, knownAccount } from './identities.ts';
import * as store from './oauth.store.ts';
import { googleAddress, personOfGoogleCode } from './providers/google.ts';
import { notFinished, type ProvenPerson } from './providers/outbound.ts';
import { personOfVkCode, vkAddress, vkState } from './providers/vk.ts';
import { signIn } from './signIn.ts';

type In<K extends keyof typeof oauthApi> = ParsedInput<(typeof oauthApi)[K]>;

export function providers(ctx: Context) {
  return { google: ctx.app.config.google !== null, vk: ctx.app.config.vk !== null };
}

/**
 * Begins a sign-in: the browser keeps a secret for ten minutes, from which verifier, state and nonce are
 * derived.
 * @throws AppError not_found when the provider is not configured; document_changed; sign_in_provider_away
 */
export async function startSignIn(ctx: Context, { provider, document_versions }: In<'start'>) {
  const browser = browserOf(ctx.actor);
  await checkShown(ctx.db, ctx.actor, document_versions);
  const secret = newToken();
  const url = await addressOf(ctx, provider, secret);
  await store.insertFlow(ctx.db, {
    browser_hash: hashToken(secret),
    provider,
    language: ctx.actor.language,
    shown: document_versions ? JSON.stringify(document_versions) : null,
    expires_at: later(ctx, flowMs),
  });
  browser.leave(secret, flowMs);
  return { url };
}

/**
 * Redirect from Google: the proven person is stored for a minute; the next page exchanges the session id.
 * @throws AppError sign_in_not_finished, sign_in_provider_away
 */
export async function returnFromGoogle(ctx: Context, { code, state, iss, error }: In<'googleReturn'>) {
  const settings = ctx.app.config.google;
  if (!settings) throw notFound();
  const browser = browserOf(ctx.actor);
  const secret = browser.read();
  // Before the flow is used up: an attacker who sends somebody's browser here must not end the flow begun
  // there.
  if (!secret || !state || !isSameSecret(state, derivedToken(secret, 'state')))
    throw notFinished(ctx.app, 'google: state');
  const flow = await takeFlow(ctx, { browser, secret, provider: 'google' });
  if (iss !== undefined && iss !== settings.issuer)
    throw notFinished(ctx.app, 'google: issuer of the answer');
  if (error !== undefined || !code) throw notFinished(ctx.app, 'google: refused by the person');
  const person = await personOfGoogleCode(ctx.app, settings, {
    code,
    redirectUri: redirectUri(ctx.app.config.appUrl, 'google'),
    verifier: derivedToken(secret, 'verifier'),
    nonce: derivedToken(secret, 'nonce'),
  });
  const sessionId = newToken();
  await keepArrival(ctx, { browser, flow, person, forMs: sessionIdMs, sessionId });
  return { location: `/auth/google/callback#session_id=${sessionId}` };
}

/**
 * The session for a session id.
 * @throws AppError sign_in_not_finished for all but the first, after a minute, and in another browser;
 * provider_email_unverified, provider_email_unusable, staff_by_password, account_blocked, linked_to_another
 */
export async function signInWithGoogle(ctx: Context, { session_id }: In<'google'>) {
  const browser = browserOf(ctx.actor);
  const secret = browser.read();
  if (!secret) throw notFinished(ctx.app, 'google: session id in another browser');
  const now = ctx.app.now().toISOString();
  const { handle } = ctx.app.database;
  const arrival = await store.takeArrival(handle, {
    browserHash: hashToken(secret),
    sessionHash: hashToken(session_id),
    now,
  });
  if (!arrival) throw notFinished(ctx.app, 'google: session id');
  browser.clear();
  const proven = arrival.is_email_verified === 1 ? arrival.email : null;
  const user = await ctx.transaction((ctx) => accountOfArrival(ctx, arrival, proven));
  return signIn(ctx, user, false);
}

/**
 * The session for a code from VK. A newcomer is asked for an address: VK's own proves nothing.
 * @throws AppError malformed_request for another address than ours; sign_in_not_finished,
 * sign_in_provider_away, staff_by_password, account_blocked
 */
export async function signInWithVk(ctx: Context, input: In<'vk'>) {
  const settings = ctx.app.config.vk;
  if (!settings) throw notFound();
  const ours = redirectUri(ctx.app.config.appUrl, 'vk');
  if (input.redirect_uri !== ours) throw new AppError('malformed_request');
  if (input.state !== undefined && input.state !== vkState) throw notFinished(ctx.app, 'vk: state');
  const browser = browserOf(ctx.actor);
  const secret = browser.read();
  if (!secret || !input.device_id) throw notFinished(ctx.app, 'vk: not begun in this browser');
  const flow = await takeFlow(ctx, { browser, secret, provider: 'vk' });
  const person = await personOfVkCode(ctx.app, settings, {
    code: input.code,
    deviceId: input.device_id,
    redirectUri: ours,
    verifier: derivedToken(secret, 'verifier'),
  });
  const known = await knownAccount(ctx.db, 'vk', person.subject);
  if (known) return signIn(ctx, known, false);
  await keepArrival(ctx, { browser, flow, person, forMs: emailStepMs, sessionId: null });
  return { email_needed: true, email: person.email };
}

/** @throws AppError malformed_request when the caller cannot keep a secret */
export function browserOf(actor: Actor): FlowCookie {
  if (!actor.flowCookie) throw new AppError('malformed_request');
  return actor.flowCookie;
}

async function addressOf(ctx: Context, provider: OauthProvider, secret: string) {
  const { google, vk, appUrl } = ctx.app.config;
  const asked = {
    redirectUri: redirectUri(appUrl, provider),
    codeChallenge: challengeOf(derivedToken(secret, 'verifier')),
    language: ctx.actor.language,
  };
  if (provider === 'vk' && vk) return vkAddress(vk, asked);
  if (provider !== 'google' || !google) throw notFound();
  const bound = { state: derivedToken(secret, 'state'), nonce: derivedToken(secret, 'nonce') };
  return googleAddress(ctx.app, google, { ...asked, ...bound });
}

/** Takes the flow that this browser began; it works once. */
async function takeFlow(
  ctx: Context,
  { browser, secret, provider }: { browser: FlowCookie; secret: string; provider: OauthProvider },
) {
  const now = ctx.app.now().toISOString();
  const flow = await store.takeFlow(ctx.db, { browserHash: hashToken(secret), provider, now });
  if (!flow) throw notFinished(ctx.app, `${provider}: used up, too late, or never begun`);
  browser.clear();
  return flow;
}

interface Arrival {
  browser: FlowCookie;
  flow: store.FlowRow;
  person: ProvenPerson;
  forMs: number;
  sessionId: string | null;
}

/** Under a new secret: the one that verifier and nonce were derived from has served. */
async function keepArrival(
  ctx: Context,
  { browser, flow, person, forMs, sessionId }: Arrival,
): Promise<void> {
  const { provider, language, shown } = flow;
  const secret = newToken();
  await store.insertArrival(ctx.db, {
    browser_hash: hashToken(secret),
    session_hash: sessionId === null ? null : hashToken(sessionId),
    provider,
    subject: person.subject,
    email: person.email,
    is_email_verified: person.isEmailVerified ? 1 : 0,
    first_name: cut(person.firstName, 300),
    last_name: cut(person.lastName, 300),
    language,
    shown,
    wrong_codes: 0,
    expires_at: later(ctx, forMs),
  });
  browser.leave(secret, forMs);
}

function later(ctx: Context, ms: number): string {
  return new Date(ctx.app.now().getTime() + ms).toISOString();
}
