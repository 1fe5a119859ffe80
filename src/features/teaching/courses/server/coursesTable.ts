import type { Schema } from '#server/db/schema.ts';
import type { SchoolDay } from '#shared/dates.ts';

/**
 * - `is_demo`: 1 for a course of the demo school.
 * - `slug`: Readable part of the address of its page.
 * - `outcomes`: What it teaches, a line each.
 * - `cover_file`: Picture below the uploads (server/pictures.ts).
 * - `cover_picture_id`: The private picture that the cover is made of; null for one from before there were framings.
 * - `cover_framing`: JSON of a `Framing`.
 * - `video_url`: Link to a trailer.
 * - `trailer_file`: File of an upload, instead of a link.
 * - `includes`: Goods that come with the lessons, as JSON: names of `ownBenefits` (features/school).
 * - `archived_at`: Taken out of the catalogue for good; buyers keep it.
 * - `deleted_at`: Never sold, and off sale: gone thirty days after this.
 */
export type CoursesTable = Schema['courses'] & {
  start_date: SchoolDay | null;
};
