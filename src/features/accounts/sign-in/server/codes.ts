import type { Context } from '#server/context.ts';
import { queueWith } from '#server/outbox/queue.ts';
import { derivedToken, hashToken, isSameSecret } from '#server/tokens.ts';
import type { ParsedInput } from '#shared/contract.ts';
import { AppError } from '#shared/errors.ts';
import type { oauthApi } from '../contract/oauth.ts';
import { signInErrors } from '../errors.ts';
import { mailTurns } from '../rules/limits.ts';
import { codeGuesses, codeLength } from '../rules/oauth.ts';
import { signInTexts } from '../texts.ts';
import { sendCodeMail } from './codes.jobs.ts';
import { accountOfArrival } from './identities.ts';
import { countGuess, findArrival, takeArrival } from './oauth.store.ts';
import { browserOf } from './oauth.ts';
import { notFinished } from './providers/outbound.ts';
import { signIn } from './signIn.ts';

type In<K extends keyof typeof oauthApi> = ParsedInput<(typeof oauthApi)[K]>;

/**
 * Answers alike, and does the same, for every address.
 * @throws AppError sign_in_not_finished when nobody has come from VK in this browser within half an hour
 */
export async function sendCode(ctx: Context, { email }: In<'sendCode'>) {
  const { secret, arrival } = await arrivalOf(ctx);
  const { language } = arrival;
  const payload = { email, language, code: codeFor(secret, email) };
  await ctx.transaction((ctx) =>
    queueWith(ctx, { job: sendCodeMail, payload, turn: mailTurns.confirmation }),
  );
  return { message: signInTexts.server.codes[ctx.actor.language].sent };
}

/**
 * Gives the account and the session in exchange for the code mailed to this very address.
 * @throws AppError email_code_wrong; sign_in_not_finished after five guesses, and without an arrival in this
 * browser; staff_by_password, account_blocked, linked_to_another
 */
export async function confirmCode(ctx: Context, { email, code }: In<'confirmCode'>) {
  const { browser, secret, browserHash } = await arrivalOf(ctx);
  // Counted first: of many guesses at the same moment no more than five are checked.
  if (!(await countGuess(ctx.db, browserHash, codeGuesses)))
    throw notFinished(ctx.app, 'vk: too many guesses at a code');
  if (!isSameSecret(code, codeFor(secret, email))) throw new AppError(signInErrors.email_code_wrong);
  const now = ctx.app.now().toISOString();
  const arrival = await takeArrival(ctx.db, { browserHash, sessionHash: null, now });
  if (!arrival) throw notFinished(ctx.app, 'vk: confirmed already');
  browser.clear();
  const user = await ctx.transaction((ctx) => accountOfArrival(ctx, arrival, email));
  return signIn(ctx, user, false);
}

async function arrivalOf(ctx: Context) {
  const browser = browserOf(ctx.actor);
  const secret = browser.read();
  if (!secret) throw notFinished(ctx.app, 'vk: nobody arrived in this browser');
  const browserHash = hashToken(secret);
  const arrival = await findArrival(ctx.db, browserHash, ctx.app.now().toISOString());
  if (!arrival) throw notFinished(ctx.app, 'vk: nobody arrived, or long ago');
  return { browser, secret, browserHash, arrival };
}

/**
 * Derived from the browser's secret, which is stored nowhere: neither the queue nor a backup holds anything
 * that opens an account.
 */
function codeFor(secret: string, email: string): string {
  const bytes = Buffer.from(derivedToken(secret, `code for ${email}`), 'base64url');
  return String(bytes.readBigUInt64BE() % 10n ** BigInt(codeLength)).padStart(codeLength, '0');
}
