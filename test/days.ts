import { addDays, type SchoolDay, schoolDay } from '#shared/dates.ts';
import type { World } from './world.ts';

/** The school's day so many days from the world's today, or before it. */
export function dayAhead({ app }: World, days = 0): SchoolDay {
  return addDays(schoolDay(app.now(), app.config.timeZone), days);
}
