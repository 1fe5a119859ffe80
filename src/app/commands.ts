/** The operator's commands; what each says of itself is in commandHelp.ts. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createFirstAdmin, waitingFirstAdmin } from '#features/office/people/server/firstAdmin.ts';
import { recoverOwner } from '#features/office/people/server/owner.ts';
import { newVersionSchema } from '#features/publishing/documents/contract/documents.ts';
import { isDocumentName } from '#features/publishing/documents/rules/documents.ts';
import { documentSource } from '#features/publishing/documents/server/documents.ts';
import { publishDocument, publishTemplates } from '#features/publishing/documents/server/publishDocument.ts';
import { schoolFacts } from '#features/publishing/school/rules/school.ts';
import { schoolBenefits } from '#features/publishing/school/server/benefits.ts';
import { changeSchool, schoolFactsOf } from '#features/publishing/school/server/school.ts';
import type { Config } from '#server/config.ts';
import { contextOf } from '#server/context.ts';
import { runBackup } from './backupCommands.ts';
import type { CommandName } from './commandHelp.ts';
import { migrateSchool } from './database.ts';
import { runDoctor } from './doctor.ts';
import { runRestore } from './restoreCommand.ts';
import { forgetRehearsal } from './simulatorFiles.ts';
import { withApp } from './withApp.ts';
import { WrongWords } from './wrongWords.ts';

interface Command {
  run: (config: Config, words: readonly string[]) => Promise<void>;
  /** Needs only the database, so it runs with settings that would keep the product from starting. */
  takesAnySettings?: boolean;
}

export const commands: Record<CommandName, Command> = {
  migrate: { run: runMigrate },
  'create-admin': { run: runCreateAdmin },
  admin: { run: runAdmin },
  school: { run: runSchool },
  document: { run: runDocument },
  demo: { run: runDemo, takesAnySettings: true },
  rehearsal: { run: runRehearsal, takesAnySettings: true },
  'payment-simulator': { run: runPaymentSimulator },
  backup: { run: runBackup, takesAnySettings: true },
  restore: { run: runRestore, takesAnySettings: true },
  doctor: { run: runDoctor },
};

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

async function runDemo(config: Config, [what]: readonly string[]): Promise<void> {
  if (what !== 'remove') throw new WrongWords();
  const { removeDemo } = await import('./demoRemoval.ts');
  const removed = await withApp(config, async (app) => {
    await migrateSchool(app);
    return removeDemo(app);
  });
  const { closed, ...gone } = removed;
  const counts = Object.entries(gone).filter(([, count]) => count > 0);
  const words = counts.map(([kind, count]) => `${kind} ${count}`).join(', ');
  console.log(words ? `Taken out: ${words}.` : 'Nothing of the demo is left.');
  if (closed > 0) console.log(`Closed until a new password is chosen by a mailed link: accounts ${closed}.`);
}

async function runRehearsal(config: Config, words: readonly string[]): Promise<void> {
  if (words[0] !== 'end') throw new WrongWords();
  const { endRehearsal, showRehearsal } = await import('#features/office/rehearsal/server/endRehearsal.ts');
  const removed = await withApp(config, async (app) => {
    await migrateSchool(app);
    const { since } = await showRehearsal(contextOf(app));
    return since === null ? null : endRehearsal(contextOf(app));
  });
  await forgetRehearsal(config);
  console.log(
    removed
      ? `The rehearsal is over. Removed: orders ${removed.orders}, people ${removed.people}.`
      : 'There is no rehearsal in this database.',
  );
}

async function runAdmin(config: Config, words: readonly string[]): Promise<void> {
  if (words[0] !== '--recover') throw new WrongWords();
  const { email, url } = await withApp(config, async (app) => {
    await migrateSchool(app);
    return recoverOwner(contextOf(app));
  });
  console.log(`${email} is the super admin. All sessions and the old password are over.`);
  console.log(`Choose a new password within an hour: ${url}`);
}

async function runSchool(config: Config, [file]: readonly string[]): Promise<void> {
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

async function runDocument(config: Config, [name, file]: readonly string[]): Promise<void> {
  if (!isDocumentName(name)) throw new WrongWords();
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
