/** The trial mail of the launch: sent to the owner like any other, and proved by the code in it. */

import { randomInt } from 'node:crypto';
import { z } from 'zod';
import { findUser } from '#features/accounts/account/server/accounts.ts';
import { mail } from '#features/publishing/school/server/mail.ts';
import { recordAction } from '#features/records/audit/server/audit.ts';
import { member } from '#server/actor.ts';
import type { Context } from '#server/context.ts';
import { job } from '#server/outbox/job.ts';
import { queue } from '#server/outbox/queue.ts';
import { hashToken, isSameSecret, newId } from '#server/tokens.ts';
import type { ParsedInput } from '#shared/contract.ts';
import { AppError } from '#shared/errors.ts';
import { idField } from '#shared/fields.ts';
import type { Launch, launchApi } from '../contract/launch.ts';
import { launchErrors } from '../errors.ts';
import { launchPaths } from '../paths.ts';
import { codeDigits, codeMs } from '../rules.ts';
import { launchTexts } from '../texts.ts';
import { markProved } from './marks.ts';
import { showLaunch, subjectOf } from './steps.ts';
import * as store from './store.ts';

const step = 'mail';

/** The code of an earlier one proves nothing any more. */
export async function sendTrialMail(ctx: Context): Promise<Launch> {
  const { id: user_id } = member(ctx.actor);
  await ctx.transaction(async (ctx) => {
    const id = newId();
    const asked_at = ctx.app.now().toISOString();
    await store.replaceMail(ctx.db, { id, user_id, asked_at, subject: await subjectOf(ctx, step) });
    await queue(ctx, trialMail, { id });
    await recordAction(ctx, { action: 'launch.mailed', subject: { kind: 'launch', id: step, label: step } });
  });
  return showLaunch(ctx);
}

/** @throws AppError launch_code_wrong for any other code, or one that is too old */
export async function enterCode(
  ctx: Context,
  { code }: ParsedInput<typeof launchApi.enterCode>,
): Promise<Launch> {
  await ctx.transaction(async (ctx) => {
    const row = await store.findMail(ctx.db);
    const isCurrent =
      row?.user_id === member(ctx.actor).id && Date.parse(row.asked_at) + codeMs > ctx.app.now().getTime();
    if (!row || !isCurrent || !isSameSecret(row.code_hash, hashOf(row.id, code)))
      throw new AppError(launchErrors.launch_code_wrong);
    await markProved(ctx, step, row.subject);
    await store.deleteMails(ctx.db);
  });
  return showLaunch(ctx);
}

/** The code is made at the moment of sending, so that no queue holds it. */
const trialMail = job('launch.trial_mail', z.object({ id: idField }), async (ctx, { id }, claim) => {
  const row = await store.findMail(ctx.db);
  const user = row?.id === id ? await findUser(ctx.db, row.user_id) : undefined;
  if (!user) return;
  const code = String(randomInt(10 ** codeDigits)).padStart(codeDigits, '0');
  await store.changeMail(ctx.db, id, { code_hash: hashOf(id, code) });
  const { email: to, language, first_name: name } = user;
  const button = `${ctx.app.config.appUrl}${launchPaths.code(code)}`;
  const values = { code };
  await mail(
    ctx,
    { to, language, name, messages: launchTexts.server.trialMail, values, button, secrets: ['code'] },
    claim,
  );
  await store.changeMail(ctx.db, id, { sent_at: ctx.app.now().toISOString() });
});

export const launchJobs = [trialMail];

function hashOf(id: string, code: string): string {
  return hashToken(`${id} ${code}`);
}
