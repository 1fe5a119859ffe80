/** `npm run podium -- <command>`: what an operator does without a browser. */
import { existsSync } from 'node:fs';
import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createFirstAdmin } from '#features/accounts/service.ts';
import { newVersionSchema } from '#features/documents/contract.ts';
import { documentNames, isDocumentName } from '#features/documents/rules.ts';
import {
  documentSource,
  emptyRequisites,
  publishDocument,
  publishTemplates,
} from '#features/documents/service.ts';
import { schoolFacts } from '#features/school/rules.ts';
import { changeSchool, schoolFactsOf } from '#features/school/service.ts';
import { system } from '#server/actor.ts';
import type { App } from '#server/app.ts';
import { type Config, ConfigError, randomPassword, readConfig } from '#server/config.ts';
import { migrate, pendingMigrations } from '#server/db/migrate.ts';
import { ping } from '#server/db/ping.ts';
import { makeLog } from '#server/log.ts';
import { isBuilt } from '#server/pages/door.ts';
import { makeApp, openDatabase } from './podium.ts';

const commands: Record<string, { help: string; run: (config: Config) => Promise<void> }> = {
  migrate: { help: 'bring the database up to date', run: runMigrate },
  'create-admin': { help: 'make the super admin of ADMIN_EMAIL where none exists', run: runCreateAdmin },
  school: { help: 'print the name, contacts and requisites; with a JSON file, replace them', run: runSchool },
  document: {
    help: 'print a document of the school; with a JSON file, publish it as the next version',
    run: runDocument,
  },
  'payment-simulator': {
    help: 'run the simulator of the payment provider alone, at YOOKASSA_URL, until stopped',
    run: runPaymentSimulator,
  },
  doctor: { help: 'check settings, database, mail, requisites and the built pages', run: runDoctor },
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
    complain(given.error.issues);
    return;
  }
  const facts = await withApp(config, async (app) => {
    await migrate(app.database);
    if (given) await app.database.transaction((tx) => changeSchool(system, app, tx, given.data));
    return schoolFactsOf(app.database.handle);
  });
  console.log(JSON.stringify(facts, null, 2));
}

async function runDocument(config: Config): Promise<void> {
  const [name, file] = process.argv.slice(3);
  if (!isDocumentName(name)) {
    console.error(`npm run podium -- document <${documentNames.join(' | ')}> [file.json]`);
    process.exitCode = 1;
    return;
  }
  const given =
    file === undefined ? null : newVersionSchema.safeParse(JSON.parse(await readFile(file, 'utf8')));
  if (given && !given.success) return complain(given.error.issues);
  await withApp(config, async (app) => {
    await migrate(app.database);
    await publishTemplates(app.database, app.now());
    if (!given) return console.log(JSON.stringify(await documentSource(app.database.handle, name), null, 2));
    const version = await app.database.transaction((tx) =>
      publishDocument(system, app, tx, name, given.data),
    );
    console.log(`${name}: version ${version} is in force.`);
  });
}

function complain(issues: readonly { path: PropertyKey[]; message: string }[]): void {
  for (const { path, message } of issues) console.error(`${path.join('.')}: ${message}`);
  process.exitCode = 1;
}

/** The same as demo mode starts by itself, as a server of its own: for a second school, or for another program. */
async function runPaymentSimulator(config: Config): Promise<void> {
  const { url, shopId, secretKey } = config.yookassa ?? {
    url: 'http://127.0.0.1:4300/v3',
    shopId: '100500',
    secretKey: 'test_simulator',
  };
  const { hostname, port } = new URL(url);
  if (!['127.0.0.1', 'localhost'].includes(hostname) || port === '')
    throw new Error('YOOKASSA_URL must name this machine and a port, for example http://127.0.0.1:4300/v3');
  const { startYookassa } = await import('#simulators/yookassa/server.ts');
  const webhookUrl = `${config.appUrl}/api/payments/yookassa/webhook`;
  const ledgerFile = join(config.dataDir, 'payment-simulator.json');
  const simulator = await startYookassa({ shopId, secretKey, port: Number(port), webhookUrl, ledgerFile });
  console.log(`API       ${simulator.url}/v3 (shop ${shopId}, key ${secretKey})`);
  console.log(`Controls  ${simulator.url}/simulator`);
  console.log(`Notices   ${webhookUrl}`);
}

async function runDoctor(config: Config): Promise<void> {
  const checks: [string, () => Promise<void>][] = [
    ['database answers', () => withApp(config, (app) => ping(app.database))],
    ['schema is up to date', () => withApp(config, checkSchema)],
    ['documents have no blanks', () => withApp(config, checkRequisites)],
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

async function checkSchema(app: App): Promise<void> {
  const pending = await pendingMigrations(app.database);
  if (pending.length > 0) throw new Error('run npm start once, or npm run podium -- migrate');
}

async function checkRequisites(app: App): Promise<void> {
  await checkSchema(app);
  const empty = await emptyRequisites(app);
  if (empty.length > 0) throw new Error(`they need ${empty.join(', ')}: npm run podium -- school facts.json`);
}
