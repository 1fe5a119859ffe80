/** The one condition by which a lesson counts: in progress, completion, mails, refunds and exports alike. */
import type { App } from '#server/app.ts';
import * as store from './counted.store.ts';

/** In a demo school, whose numbers are as specified, a lesson counts without its film. */
export function countsWithoutFilm({ config }: Pick<App, 'config'>): 0 | 1 {
  return config.mode === 'demo' ? 1 : 0;
}

/** The same of the table `lessons`, as a condition. */
export const { isCounted } = store;

/** A lesson, as far as it has a film. */
interface Playable {
  video_file: string | null;
  yandex_disk_url: string | null;
  video_url: string | null;
  url: string | null;
}

/** The same of one lesson. */
export function counts(app: Pick<App, 'config'>, lesson: Playable & { is_active: number }): boolean {
  return lesson.is_active === 1 && (countsWithoutFilm(app) === 1 || filmOf(lesson) !== null);
}

/** Names the film that a lesson plays: a place belongs to it, and not to the lesson. Null without one. */
export function filmOf({ video_file, yandex_disk_url, video_url, url }: Playable): string | null {
  return video_file ?? yandex_disk_url ?? video_url ?? url;
}
