import { z } from 'zod';
import { type Job, job, type Schedule } from '#server/outbox/job.ts';
import { day } from '#shared/dates.ts';
import { answerRated } from '../contract.ts';
import { purgeArticles } from './articles.ts';
import { forgetSpending } from './model/wording.ts';
import { rateAnswer } from './recordAnswer.ts';
import { forgetAsked } from './unansweredQuestions.ts';

const tidy = job('assistant.tidy', z.object({}), async (ctx) => {
  await purgeArticles(ctx);
  await forgetAsked(ctx);
  await forgetSpending(ctx);
});

export const noteRating = job('assistant.note_rating', answerRated.payload, async (ctx, rating, claim) => {
  await ctx.transaction(async (ctx) => {
    await rateAnswer(ctx, rating);
    await claim.settle(ctx.db);
  });
});

export const assistantJobs: Job[] = [tidy, noteRating as unknown as Job];
export const assistantSchedules: Schedule[] = [{ name: 'assistant.tidy', everyMs: 1 * day, job: tidy }];
