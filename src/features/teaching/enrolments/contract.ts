import { z } from 'zod';
import { domainEvent } from '#shared/events.ts';
import { idField } from '#shared/fields.ts';

/** A course is closed to somebody, or another enrolment holds it open: whoever follows asks. */
export const enrolmentEnded = domainEvent(
  'enrolment.ended',
  z.object({ userId: idField, courseId: idField }),
);

/** A course was opened to somebody: bought, or given by staff (no order). */
export const enrolmentOpened = domainEvent(
  'enrolment.opened',
  z.object({
    userId: idField,
    courseId: idField,
    orderId: idField.nullable(),
    /** Until then it can be undone, and no mail is sent. */
    quietUntil: z.iso.datetime().optional(),
  }),
);
