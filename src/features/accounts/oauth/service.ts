/** Signing in with Google and VK. Why it is bound and proven this way: docs/decisions/015. */
import { checkShown } from '#features/consents/service.ts';
import type { Actor, Keepsake } from '#server/actor.ts';
import type { App } from '#server/app.ts';
import { challengeOf, derivedToken, hashToken, isSameSecret, newToken } from '#server/tokens.ts';
import type { ParsedInput } from '#shared/contract.ts';
import { AppError, notFound } from '#shared/errors.ts';
import { accountOfArrival, knownAccount } from '../identities/service.ts';
import { googleAddress, personOfGoogleCode } from '../providers/google.ts';
import { notFinished, type ProvenPerson } from '../providers/outbound.ts';
import { personOfVkCode, vkAddress, vkState } from '../providers/vk.ts';
import { signIn } from '../service.ts';
import type { oauthApi } from './contract.ts';
import { emailStepMs, flowMs, type OauthProvider, redirectUri, sessionIdMs } from './rules.ts';
import * as store from './store.ts';

type In<K extends keyof typeof oauthApi> = ParsedInput<(typeof oauthApi)[K]>;

export function providers(_actor: Actor, { config }: App) {
  return { google: config.google !== null, vk: config.vk !== null };
}

/**
 * Begins: the browser keeps a secret for ten minutes, from which verifier, state and nonce are derived.
 * @throws AppError not_found where the provider is not configured; document_changed; sign_in_provider_away
 */
export async function startSignIn(actor: Actor, app: App, { provider, document_versions }: In<'start'>) {
  const browser = browserOf(actor);
  await checkShown(app.database.handle, actor, document_versions);
  const secret = newToken();
  const url = await addressOf(app, actor, provider, secret);
  await store.insertFlow(app.database.handle, {
    browser_hash: hashToken(secret),
    provider,
    language: actor.language,
    shown: document_versions ? JSON.stringify(document_versions) : null,
    expires_at: later(app, flowMs),
  });
  browser.leave(secret, flowMs);
  return { url };
}

/**
 * Back from Google: who it is, proven, is kept for a minute; the page that follows exchanges the session id.
 * @throws AppError sign_in_not_finished, sign_in_provider_away
 */
export async function returnFromGoogle(
  actor: Actor,
  app: App,
  { code, state, iss, error }: In<'googleReturn'>,
) {
  const settings = app.config.google;
  if (!settings) throw notFound();
  const browser = browserOf(actor);
  const secret = browser.read();
  // Before the flow is used up: who leads somebody else's browser here must not end what that one has begun.
  if (!secret || !state || !isSameSecret(state, derivedToken(secret, 'state')))
    throw notFinished(app, 'google: state');
  const flow = await takeFlow(app, browser, secret, 'google');
  if (iss !== undefined && iss !== settings.issuer) throw notFinished(app, 'google: issuer of the answer');
  if (error !== undefined || !code) throw notFinished(app, 'google: refused by the person');
  const person = await personOfGoogleCode(app, settings, {
    code,
    redirectUri: redirectUri(app.config.appUrl, 'google'),
    verifier: derivedToken(secret, 'verifier'),
    nonce: derivedToken(secret, 'nonce'),
  });
  const sessionId = newToken();
  await keepArrival(app, browser, flow, person, { forMs: sessionIdMs, sessionId });
  return { location: `/auth/google/callback#session_id=${sessionId}` };
}

/**
 * The session for a session id.
 * @throws AppError sign_in_not_finished for all but the first, after a minute, and in another browser;
 * provider_email_unverified, staff_by_password, account_blocked, linked_to_another
 */
export async function signInWithGoogle(actor: Actor, app: App, { session_id }: In<'google'>) {
  const browser = browserOf(actor);
  const secret = browser.read();
  if (!secret) throw notFinished(app, 'google: session id in another browser');
  const now = app.now().toISOString();
  const { handle } = app.database;
  const arrival = await store.takeArrival(handle, hashToken(secret), hashToken(session_id), now);
  if (!arrival) throw notFinished(app, 'google: session id');
  browser.clear();
  const proven = arrival.is_email_verified === 1 ? arrival.email : null;
  const user = await app.database.transaction((tx) => accountOfArrival(app, tx, actor, arrival, proven));
  return signIn(actor, app, user, false);
}

/**
 * The session for a code of VK. Somebody new is asked for an address: VK's own is nobody's proof.
 * @throws AppError malformed_request for another address than ours; sign_in_not_finished, sign_in_provider_away,
 * staff_by_password, account_blocked
 */
export async function signInWithVk(actor: Actor, app: App, input: In<'vk'>) {
  const settings = app.config.vk;
  if (!settings) throw notFound();
  const ours = redirectUri(app.config.appUrl, 'vk');
  if (input.redirect_uri !== ours) throw new AppError('malformed_request');
  if (input.state !== undefined && input.state !== vkState) throw notFinished(app, 'vk: state');
  const browser = browserOf(actor);
  const secret = browser.read();
  if (!secret || !input.device_id) throw notFinished(app, 'vk: not begun in this browser');
  const flow = await takeFlow(app, browser, secret, 'vk');
  const person = await personOfVkCode(app, settings, {
    code: input.code,
    deviceId: input.device_id,
    redirectUri: ours,
    verifier: derivedToken(secret, 'verifier'),
  });
  const known = await knownAccount(app.database.handle, 'vk', person.subject);
  if (known) return signIn(actor, app, known, false);
  await keepArrival(app, browser, flow, person, { forMs: emailStepMs, sessionId: null });
  return { email_needed: true, email: person.email };
}

/** @throws AppError malformed_request where nobody could keep a secret */
export function browserOf(actor: Actor): Keepsake {
  if (!actor.keepsake) throw new AppError('malformed_request');
  return actor.keepsake;
}

async function addressOf(app: App, { language }: Actor, provider: OauthProvider, secret: string) {
  const { google, vk, appUrl } = app.config;
  const asked = {
    redirectUri: redirectUri(appUrl, provider),
    codeChallenge: challengeOf(derivedToken(secret, 'verifier')),
    language,
  };
  if (provider === 'vk' && vk) return vkAddress(vk, asked);
  if (provider !== 'google' || !google) throw notFound();
  const bound = { state: derivedToken(secret, 'state'), nonce: derivedToken(secret, 'nonce') };
  return googleAddress(app, google, { ...asked, ...bound });
}

/** What a browser began, once. */
async function takeFlow(app: App, browser: Keepsake, secret: string, provider: OauthProvider) {
  const now = app.now().toISOString();
  const flow = await store.takeFlow(app.database.handle, hashToken(secret), provider, now);
  if (!flow) throw notFinished(app, `${provider}: used up, too late, or never begun`);
  browser.clear();
  return flow;
}

/** Under a new secret: the one that verifier and nonce were derived from has served. */
async function keepArrival(
  app: App,
  browser: Keepsake,
  { provider, language, shown }: store.FlowRow,
  person: ProvenPerson,
  { forMs, sessionId }: { forMs: number; sessionId: string | null },
): Promise<void> {
  const secret = newToken();
  await store.insertArrival(app.database.handle, {
    browser_hash: hashToken(secret),
    session_hash: sessionId === null ? null : hashToken(sessionId),
    provider,
    subject: person.subject,
    email: person.email,
    is_email_verified: person.isEmailVerified ? 1 : 0,
    first_name: person.firstName.slice(0, 300),
    last_name: person.lastName.slice(0, 300),
    language,
    shown,
    wrong_codes: 0,
    expires_at: later(app, forMs),
  });
  browser.leave(secret, forMs);
}

function later(app: App, ms: number): string {
  return new Date(app.now().getTime() + ms).toISOString();
}
