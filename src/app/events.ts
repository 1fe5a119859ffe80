/** What follows from what: the one list of effects that cross features. */
import { keepChange } from '#features/audit/jobs.ts';
import { contentChanged } from '#features/content/contract.ts';
import { coursesChanged } from '#features/courses/contract.ts';
import { priceChanged } from '#features/courses/prices/contract.ts';
import { retimePromotions } from '#features/courses/prices/jobs.ts';
import { documentPublished } from '#features/documents/contract.ts';
import { modelsChanged } from '#features/models/contract.ts';
import { orderEnded, orderPaid } from '#features/orders/contract.ts';
import { sendOrderPaidMail } from '#features/payments/jobs.ts';
import { schoolChanged } from '#features/school/contract.ts';
import type { Job } from '#server/outbox/job.ts';
import { job } from '#server/outbox/job.ts';
import { eventKind, queue } from '#server/outbox/queue.ts';
import { redrawPages } from '#server/versions/jobs.ts';
import type { DomainEvent } from '#shared/events.ts';

const listeners = [
  on(contentChanged, [keepChange]),
  on(coursesChanged, [redrawPages]),
  on(documentPublished, [keepChange]),
  on(modelsChanged, [redrawPages]),
  on(priceChanged, [keepChange]),
  on(schoolChanged, [retimePromotions, keepChange]),
  on(orderPaid, [sendOrderPaidMail]),
  on(orderEnded, []),
];

function on<E extends DomainEvent>(event: E, jobs: Job<E['payload']>[]) {
  return { event, jobs };
}

/** An event is queued as one job whose whole effect is to queue its listeners' jobs, exactly once. */
export const eventJobs: Job[] = listeners.map(({ event, jobs }) =>
  job(eventKind(event.name), event.payload, async (app, payload, claim) => {
    await app.database.transaction(async (tx) => {
      for (const listener of jobs) await queue(app, tx, listener as Job, payload);
      await claim.settle(tx);
    });
  }),
);
