import type { Schema } from '#server/db/schema.ts';
import type { SchoolDay } from '#shared/dates.ts';

/**
 * - `slug`: Readable part of the address of its page, which it has while it is free.
 * - `bonus`: Bonus that comes with the lesson.
 * - `task`: What to do after it.
 * - `video_file`: Uploaded video, a file below the uploads; it goes before any link.
 * - `yandex_disk_url`: Links as typed; the first of these three counts.
 * - `opens_after_days`: Days after the purchase from which it is open to that buyer.
 * - `has_done_button`: 1: students may mark it as done without watching.
 * - `has_light_study`: 1: its public page shows what a window does to a face.
 * - `deleted_at`: Deleted ones keep their progress for thirty days. They are not active, and their number is negative, so that it is free again.
 * - `shown_at`: When it was shown with something to watch for the first time.
 * - `was_active`: `is_active` before the deletion.
 */
export type LessonsTable = Schema['lessons'] & {
  /** School day YYYY-MM-DD that opens it to owners of the course. */
  opens_on: SchoolDay | null;
};
