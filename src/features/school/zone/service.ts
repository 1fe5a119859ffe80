/** The school's clock: the owner's choice, else that of the settings, known to every process. */
import type { App } from '#server/app.ts';
import { watchVersion } from '#server/versions/versions.ts';
import { findSchool } from '../store.ts';

/** Reads the time zone in force into the settings, from where all of the product takes it. */
export async function readTimeZone(app: App): Promise<void> {
  const school = await findSchool(app.database.handle);
  app.config.timeZone = school?.time_zone ?? app.config.environmentTimeZone;
}

/** Reads it now, and again whenever any process has changed it, until `signal` aborts. */
export async function followTimeZone(app: App, signal: AbortSignal, onChange: () => void): Promise<void> {
  await readTimeZone(app);
  await watchVersion(app, 'school', signal, () => {
    readTimeZone(app).then(onChange, (err: unknown) => app.log.error({ err }, 'the time zone was not read'));
  });
}
