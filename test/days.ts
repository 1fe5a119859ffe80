import { addDays, day, type SchoolDay, schoolDay } from '#shared/dates.ts';
import type { World } from './world.ts';

/** The school's day this many days from the world's today, or before it. */
export function dayAhead({ app }: World, days = 0): SchoolDay {
  return addDays(schoolDay(app.now(), app.config.timeZone), days);
}

/** Moves the product's clock on to the next time of day `HH:MM` in UTC. */
export function passTimeTo(world: World, utc: string): void {
  const now = world.app.now();
  const at = new Date(now);
  at.setUTCHours(Number(utc.slice(0, 2)), Number(utc.slice(3)), 0, 0);
  if (at <= now) at.setTime(at.getTime() + day);
  world.passTime(at.getTime() - now.getTime());
}

/** Moves the school's clock alone: the provider keeps open what it would have canceled by then. */
export function passTimeOfSchool(world: World, ms: number): void {
  world.passTime(ms);
  world.yookassa.passTime(-ms);
}
