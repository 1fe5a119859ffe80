/** `npm run podium -- <command>`: what an operator does without a browser. */
import { existsSync } from 'node:fs';
import { mkdir, readFile } from 'node:fs/promises';
import { createFirstAdmin } from '#features/accounts/service.ts';
import { schoolFacts } from '#features/school/rules.ts';
import { changeSchool, schoolFactsOf } from '#features/school/service.ts';
import { system } from '#server/actor.ts';
import { type Config, ConfigError, randomPassword, readConfig } from '#server/config.ts';
import { migrate } from '#server/db/migrate.ts';
import { ping } from '#server/db/ping.ts';
import { makeLog } from '#server/log.ts';
import { isBuilt } from '#server/pages/door.ts';
import { makeApp, openDatabase } from './podium.ts';

const commands: Record<string, { help: string; run: (config: Config) => Promise<void> }> = {
  migrate: { help: 'bring the database up to date', run: runMigrate },
  'create-admin': { help: 'make the super admin of ADMIN_EMAIL where none exists', run: runCreateAdmin },
  school: { help: 'print the name, contacts and requisites; with a JSON file, replace them', run: runSchool },
  doctor: { help: 'check settings, database, mail and the built pages', run: runDoctor },
};

if (existsSync('.env')) process.loadEnvFile();
await main(process.argv[2]);

async function main(name: string | undefined): Promise<void> {
  const command = commands[name ?? ''];
  if (!command) {
    console.log('npm run podium -- <command>\n');
    for (const [key, { help }] of Object.entries(commands)) console.log(`  ${key.padEnd(14)} ${help}`);
    process.exitCode = name ? 1 : 0;
    return;
  }
  try {
    await command.run(readConfig());
  } catch (error) {
    console.error(error instanceof ConfigError ? error.message : error);
    process.exitCode = 1;
  }
}

async function withApp<T>(
  config: Config,
  work: (app: ReturnType<typeof makeApp>['app']) => Promise<T>,
): Promise<T> {
  await mkdir(config.dataDir, { recursive: true });
  const { app } = makeApp(config, await openDatabase(config), makeLog('silent'));
  try {
    return await work(app);
  } finally {
    app.mail.close();
    await app.database.close();
  }
}

async function runMigrate(config: Config): Promise<void> {
  const applied = await withApp(config, (app) => migrate(app.database));
  console.log(applied.length > 0 ? `Applied: ${applied.join(', ')}` : 'The database is up to date.');
}

async function runCreateAdmin(config: Config): Promise<void> {
  const password = config.adminPassword ?? randomPassword();
  const created = await withApp(config, async (app) => {
    await migrate(app.database);
    return createFirstAdmin(app, config.adminEmail, password);
  });
  if (created)
    console.log(`Super admin ${config.adminEmail}, password ${config.adminPassword ? 'as set' : password}`);
  else console.log('A super admin exists already.');
}

async function runSchool(config: Config): Promise<void> {
  const file = process.argv[3];
  const given = file === undefined ? null : schoolFacts.safeParse(JSON.parse(await readFile(file, 'utf8')));
  if (given && !given.success) {
    for (const { path, message } of given.error.issues) console.error(`${path.join('.')}: ${message}`);
    process.exitCode = 1;
    return;
  }
  const facts = await withApp(config, async (app) => {
    await migrate(app.database);
    if (given) await app.database.transaction((tx) => changeSchool(system, app, tx, given.data));
    return schoolFactsOf(app.database.handle);
  });
  console.log(JSON.stringify(facts, null, 2));
}

async function runDoctor(config: Config): Promise<void> {
  const checks: [string, () => Promise<void>][] = [
    ['database answers', () => withApp(config, (app) => ping(app.database))],
    ['mail server answers', () => withApp(config, (app) => app.mail.verify())],
    [
      'pages are built',
      async () => {
        if (!isBuilt()) throw new Error('run npm start once, or npm run build');
      },
    ],
  ];
  console.log(`ok    settings are complete (${config.mode} mode)`);
  for (const [title, check] of checks) {
    const problem = await check().then(
      () => null,
      (error: Error) => error.message,
    );
    const isSimulated = config.mode === 'demo' && title.startsWith('mail') && !config.mail.url;
    if (isSimulated) console.log('ok    mail goes to the demo mailbox');
    else if (problem === null) console.log(`ok    ${title}`);
    else {
      console.log(`FAIL  ${title}: ${problem}`);
      process.exitCode = 1;
    }
  }
}
