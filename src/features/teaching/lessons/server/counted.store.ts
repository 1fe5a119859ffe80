import { sql } from 'kysely';

/**
 * Of the table `lessons`: active, and there is something to watch. A lesson that is yet to come is in no count, since
 * nobody could do it.
 */
export function isCounted(withoutFilm: number) {
  return sql<boolean>`(lessons.is_active = 1 and (${withoutFilm} = 1 or
    coalesce(lessons.video_file, lessons.yandex_disk_url, lessons.video_url, lessons.url) is not null))`;
}
