/** `npm run podium -- <command>`: operator's commands that need no browser. */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createFirstAdmin, waitingFirstAdmin } from '#features/office/people/server/firstAdmin.ts';
import { recoverOwner } from '#features/office/people/server/owner.ts';
import { newVersionSchema } from '#features/publishing/documents/contract/documents.ts';
import { documentNames, isDocumentName } from '#features/publishing/documents/rules/documents.ts';
import { documentSource } from '#features/publishing/documents/server/documents.ts';
import { publishDocument, publishTemplates } from '#features/publishing/documents/server/publishDocument.ts';
import { schoolFacts } from '#features/publishing/school/rules/school.ts';
import { schoolBenefits } from '#features/publishing/school/server/benefits.ts';
import { changeSchool, schoolFactsOf } from '#features/publishing/school/server/school.ts';
import { type Config, ConfigError, inspectConfig, readConfig } from '#server/config.ts';
import { contextOf } from '#server/context.ts';
import { migrateSchool } from './database.ts';
import { runDoctor } from './doctor.ts';
import { withApp } from './withApp.ts';

interface Command {
  help: string;
  run: (config: Config) => Promise<void>;
  /** Needs the database alone: runs even with settings with which the product would refuse to start. */
  takesAnySettings?: boolean;
}

const commands: Record<string, Command> = {
  migrate: { help: 'bring the database up to date', run: runMigrate },
  'create-admin': { help: 'make the super admin of ADMIN_EMAIL where none exists', run: runCreateAdmin },
  admin: {
    help: 'with --recover: a link by which the owner chooses a new password, whatever has happened',
    run: runAdmin,
  },
  school: { help: 'print the name, contacts and requisites; with a JSON file, replace them', run: runSchool },
  document: {
    help: 'print a document of the school; with a JSON file, publish it as the next version',
    run: runDocument,
  },
  demo: {
    help: 'remove: take the demo out of the database, so that live mode starts; keeps what is real',
    run: runDemo,
    takesAnySettings: true,
  },
  'payment-simulator': {
    help: 'run the simulator of the payment provider alone, at YOOKASSA_URL, until stopped',
    run: runPaymentSimulator,
  },
  doctor: { help: 'check settings, database, mail, requisites and the built pages', run: runDoctor },
};

// Files written from here on are readable by their owner alone.
process.umask(0o077);
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
    await command.run(command.takesAnySettings ? inspectConfig().config : readConfig());
  } catch (error) {
    console.error(error instanceof ConfigError ? error.message : error);
    process.exitCode = 1;
  }
}

async function runMigrate(config: Config): Promise<void> {
  const applied = await withApp(config, migrateSchool);
  console.log(applied.length > 0 ? `Applied: ${applied.join(', ')}` : 'The database is up to date.');
}

async function runCreateAdmin(config: Config): Promise<void> {
  await withApp(config, async (app) => {
    await migrateSchool(app);
    const created = await createFirstAdmin(contextOf(app), {
      password: config.adminPassword,
      mustChange: true,
    });
    const waiting = await waitingFirstAdmin(contextOf(app));
    if (!created) return console.log('A super admin exists already.');
    console.log(
      `Super admin ${config.adminEmail}, password ${waiting?.file ? `in ${waiting.file}` : 'as set'}`,
    );
  });
}

async function runDemo(config: Config): Promise<void> {
  if (process.argv[3] !== 'remove') throw new Error('npm run podium -- demo remove');
  const { removeDemo } = await import('./demoRemoval.ts');
  const removed = await withApp(config, async (app) => {
    await migrateSchool(app);
    return removeDemo(app);
  });
  const { closed, ...gone } = removed;
  const counts = Object.entries(gone).filter(([, count]) => count > 0);
  const words = counts.map(([what, count]) => `${what} ${count}`).join(', ');
  console.log(words ? `Taken out: ${words}.` : 'Nothing of the demo is left.');
  if (closed > 0) console.log(`Closed until a new password is chosen by a mailed link: accounts ${closed}.`);
}

async function runAdmin(config: Config): Promise<void> {
  if (process.argv[3] !== '--recover') {
    console.error('npm run podium -- admin --recover');
    process.exitCode = 1;
    return;
  }
  const { email, url } = await withApp(config, async (app) => {
    await migrateSchool(app);
    return recoverOwner(contextOf(app));
  });
  console.log(`${email} is the super admin. All sessions and the old password are over.`);
  console.log(`Choose a new password within an hour: ${url}`);
}

async function runSchool(config: Config): Promise<void> {
  const file = process.argv[3];
  const given = file === undefined ? null : schoolFacts.safeParse(JSON.parse(await readFile(file, 'utf8')));
  if (given && !given.success) {
    complain(given.error.issues);
    return;
  }
  const facts = await withApp(config, async (app) => {
    await migrateSchool(app);
    if (given) await contextOf(app).transaction((ctx) => changeSchool(ctx, given.data));
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
    await migrateSchool(app);
    await publishTemplates(app.database, app.now(), await schoolBenefits(contextOf(app)));
    if (!given) return console.log(JSON.stringify(await documentSource(app.database.handle, name), null, 2));
    const version = await contextOf(app).transaction((ctx) => publishDocument(ctx, name, given.data));
    console.log(`${name}: version ${version} is in force.`);
  });
}

function complain(issues: readonly { path: PropertyKey[]; message: string }[]): void {
  for (const { path, message } of issues) console.error(`${path.join('.')}: ${message}`);
  process.exitCode = 1;
}

/** The simulator of demo mode as a server of its own: for a second school, or for another program. */
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
