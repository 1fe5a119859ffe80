/** Somebody new from VK proves an address: by a code that was mailed there, typed where signing in began. */
import type { Actor } from '#server/actor.ts';
import type { App } from '#server/app.ts';
import { queue } from '#server/outbox/queue.ts';
import { derivedToken, hashToken, isSameSecret } from '#server/tokens.ts';
import type { ParsedInput } from '#shared/contract.ts';
import { AppError } from '#shared/errors.ts';
import { accountOfArrival } from '../identities/service.ts';
import type { oauthApi } from '../oauth/contract.ts';
import { codeGuesses, codeLength } from '../oauth/rules.ts';
import { browserOf } from '../oauth/service.ts';
import { countGuess, findArrival, takeArrival } from '../oauth/store.ts';
import { notFinished } from '../providers/outbound.ts';
import { signIn } from '../service.ts';
import { sendCodeMail } from './jobs.ts';
import { codesMessages } from './messages.ts';

type In<K extends keyof typeof oauthApi> = ParsedInput<(typeof oauthApi)[K]>;

/**
 * Answers alike, and does the same, for every address.
 * @throws AppError sign_in_not_finished where nobody has come from VK in this browser within half an hour
 */
export async function sendCode(actor: Actor, app: App, { email }: In<'sendCode'>) {
  const { secret, arrival } = await arrivalOf(actor, app);
  const { language } = arrival;
  const payload = { email, language, code: codeFor(secret, email) };
  await app.database.transaction((tx) => queue(app, tx, sendCodeMail, payload));
  return { message: codesMessages[actor.language].sent };
}

/**
 * The account and the session, for the code that was mailed to this very address.
 * @throws AppError email_code_wrong; sign_in_not_finished after five guesses, and without an arrival in this browser;
 * staff_by_password, account_blocked, linked_to_another
 */
export async function confirmCode(actor: Actor, app: App, { email, code }: In<'confirmCode'>) {
  const { browser, secret, browserHash } = await arrivalOf(actor, app);
  // Counted first: of many guesses at the same moment no more than five are looked at.
  if (!(await countGuess(app.database.handle, browserHash, codeGuesses)))
    throw notFinished(app, 'vk: too many guesses at a code');
  if (!isSameSecret(code, codeFor(secret, email))) throw new AppError('email_code_wrong');
  const now = app.now().toISOString();
  const arrival = await takeArrival(app.database.handle, browserHash, null, now);
  if (!arrival) throw notFinished(app, 'vk: confirmed already');
  browser.clear();
  const user = await app.database.transaction((tx) => accountOfArrival(app, tx, actor, arrival, email));
  return signIn(actor, app, user, false);
}

async function arrivalOf(actor: Actor, app: App) {
  const browser = browserOf(actor);
  const secret = browser.read();
  if (!secret) throw notFinished(app, 'vk: nobody arrived in this browser');
  const browserHash = hashToken(secret);
  const arrival = await findArrival(app.database.handle, browserHash, app.now().toISOString());
  if (!arrival) throw notFinished(app, 'vk: nobody arrived, or long ago');
  return { browser, secret, browserHash, arrival };
}

/** Told by the browser's secret, which is stored nowhere: neither the queue nor a backup holds what opens anything. */
function codeFor(secret: string, email: string): string {
  const bytes = Buffer.from(derivedToken(secret, `code for ${email}`), 'base64url');
  return String(bytes.readBigUInt64BE() % 10n ** BigInt(codeLength)).padStart(codeLength, '0');
}
