import type { Schema } from '#server/db/schema.ts';
import type { SchoolDay } from '#shared/dates.ts';

/**
 * - `is_demo`: 1 for a course of the demo school.
 * - `cover_file`: Picture below the uploads (server/pictures.ts).
 * - `video_url`: Link to a trailer.
 * - `includes`: Goods that come with the lessons, as JSON: names of `ownBenefits` (features/school).
 * - `archived_at`: Taken out of the catalogue for good; buyers keep it.
 * - `deleted_at`: Never sold, and off sale: gone thirty days after this.
 */
export type CoursesTable = Schema['courses'] & {
  start_date: SchoolDay | null;
};
