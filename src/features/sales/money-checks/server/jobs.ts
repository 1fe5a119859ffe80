import { z } from 'zod';
import { type Claim, type Job, job, type Schedule } from '#server/outbox/job.ts';
import { day } from '#shared/dates.ts';
import { checkMoney } from './checkMoney.ts';

/** Tried again later where the provider does not answer. */
const check = job('money_checks.check', z.object({}), async (ctx, _nothing, claim: Claim) => {
  if (ctx.app.config.yookassa) await checkMoney(ctx, claim.signal);
});

export const moneyChecksJobs: Job[] = [check];
export const moneyChecksSchedules: Schedule[] = [{ name: 'money_checks.check', everyMs: day, job: check }];
