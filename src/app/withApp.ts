import type { Config } from '#server/config.ts';
import { makeLog } from '#server/log.ts';
import { makeDataFolder, openDatabase } from './database.ts';
import { makeApp } from './podium.ts';

/** Does an operator's work with the database open, and closes it. */
export async function withApp<T>(
  config: Config,
  work: (app: ReturnType<typeof makeApp>['app']) => Promise<T>,
): Promise<T> {
  await makeDataFolder(config);
  const database = await openDatabase(config, (refusal) => console.error(refusal.message));
  const { app } = makeApp({ config, database, log: makeLog('silent') });
  try {
    return await work(app);
  } finally {
    app.mail.close();
    await app.database.close();
  }
}
