import { schoolChanged } from '#features/publishing/school/contract/school.ts';
import { type Job, job } from '#server/outbox/job.ts';
import { followBenefits, followFacts } from './publishDocument.ts';

/** The school's facts have changed, perhaps what its documents say of it, or a benefit that they mention. */
export const followSchool = job('documents.follow_school', schoolChanged.payload, async (ctx) => {
  await followBenefits(ctx);
  await followFacts(ctx);
});

export const documentsJobs: Job[] = [followSchool];
