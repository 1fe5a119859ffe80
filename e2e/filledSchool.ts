/** A demo school that is migrated and filled once a run, and copied wherever a journey has a school of its own. */
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fastFolder } from '#test/fastFolder.ts';
import { startProduct } from '#test/product.ts';

/** Told to the workers through the environment, which they inherit. */
const template = 'PODIUM_E2E_FILLED';

/** Playwright calls this once, before all journeys. @returns takes it away, after all journeys */
// biome-ignore lint/style/noDefaultExport: Playwright asks for this form.
export default async function fillSchool(): Promise<() => Promise<void>> {
  const folder = await aFolder();
  const school = startProduct({ PORT: '0', DATA_DIR: folder, LOG_LEVEL: 'silent' });
  await school.ready;
  await school.stop();
  // Where its simulators listened: each school finds ports of its own.
  for (const name of ['demo-yookassa.port', 'demo-tbank.port']) await rm(join(folder, name), { force: true });
  process.env[template] = folder;
  return () => removeFolder(folder);
}

/** The data of a school that nobody has been to yet. */
export async function aFilledFolder(): Promise<string> {
  const folder = await aFolder();
  await cp(process.env[template]!, folder, { recursive: true });
  return folder;
}

export async function aFolder(): Promise<string> {
  return mkdtemp(join(await fastFolder(), 'podium-e2e-school-'));
}

/** A picture requested just now may still be being written. */
export async function removeFolder(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true, maxRetries: 10 });
}
