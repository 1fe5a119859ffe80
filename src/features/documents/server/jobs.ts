import { schoolChanged } from '#features/school/contract/school.ts';
import { type Job, job } from '#server/outbox/job.ts';
import { followBenefits } from './publishing.ts';

/** The school's facts have changed, perhaps a benefit that its documents mention. */
export const followSchool = job('documents.follow_school', schoolChanged.payload, (ctx) =>
  followBenefits(ctx),
);

export const documentsJobs: Job[] = [followSchool];
