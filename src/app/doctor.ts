import { backupsState } from '#features/office/backups/server/state.ts';
import { emptyRequisites } from '#features/publishing/documents/server/documents.ts';
import type { App } from '#server/app.ts';
import { type Config, moneyOf } from '#server/config.ts';
import { contextOf } from '#server/context.ts';
import { pendingMigrations } from '#server/db/migrate.ts';
import { ping } from '#server/db/ping.ts';
import { isSearchIndexed } from '#server/db/searchIndex.ts';
import { mayBeReadOnTheWay } from '#server/mail/inTheClear.ts';
import { isBuilt } from '#server/pages/renderer.ts';
import { second } from '#shared/dates.ts';
import { demoRemains, rehearsalRemains } from './launch.ts';
import { withApp } from './withApp.ts';

function bankCheck({ tbank }: Config): Check {
  return [
    'the bank knows the shop',
    async () => {
      const { answersToShop } = await import('#features/sales/instalments/server/providers/tbank.ts');
      if (tbank && !(await answersToShop(tbank)))
        throw new Error('it refuses TBANK_SHOWCASE_ID and TBANK_PASSWORD, or does not answer');
    },
  ];
}

function keyCheck({ yookassa }: Config): Check {
  return [
    'YooKassa takes the shop id and key',
    async () => {
      const { answersToKey } = await import('#features/sales/payments/server/providers/yookassa.ts');
      if (yookassa && !(await answersToKey(yookassa)))
        throw new Error('it refuses YOOKASSA_SHOP_ID and YOOKASSA_SECRET_KEY, or does not answer');
    },
  ];
}

type Check = [title: string, check: () => Promise<void>];

/** `podium doctor`: what is as it should be, and what is not. */
export async function runDoctor(config: Config): Promise<void> {
  const checks: Check[] = [
    ['database answers', () => withApp(config, (app) => ping(app.database, 5 * second))],
    ['schema is up to date', () => withApp(config, checkSchema)],
    ['the database is no demo’s', () => withApp(config, checkNoDemo)],
    ['no rehearsal is under way', () => withApp(config, checkNoRehearsal)],
    ['documents have no blanks', () => withApp(config, checkRequisites)],
    ...(config.yookassa ? [keyCheck(config)] : []),
    ...(config.tbank ? [bankCheck(config)] : []),
    ['mail server answers', () => withApp(config, (app) => app.mail.verify())],
    [
      'pages are built',
      async () => {
        if (!isBuilt()) throw new Error('run npm start once, or npm run build');
      },
    ],
  ];
  console.log(`ok    settings are complete (${config.mode} mode)`);
  if (moneyOf(config) === 'test') console.log('note  payments run with a test key: nobody is charged');
  if (!config.tbank) console.log('note  no bank is set up: instalments are not offered');
  if (config.mail.url && mayBeReadOnTheWay(config.mail.url))
    console.log('note  MAIL_URL demands no TLS: mails and its password may be read on the way');
  if (!(await withApp(config, (app) => isSearchIndexed(app.database.handle)).catch(() => true)))
    console.log(
      'note  PostgreSQL has no pg_trgm, or its database no LC_CTYPE of UTF-8: long lists are searched row by row',
    );
  for (const [title, check] of checks) {
    const problem = await check().then(
      () => null,
      (error: Error) => error.message,
    );
    const isSimulated = config.mode !== 'live' && title.startsWith('mail') && !config.mail.url;
    if (isSimulated) console.log('ok    mail goes to the simulated mailbox');
    else if (problem === null) console.log(`ok    ${title}`);
    else {
      console.log(`FAIL  ${title}: ${problem}`);
      process.exitCode = 1;
    }
  }
  await tellOfBackups(config);
}

/** While there is no key nobody expects a backup. */
async function tellOfBackups(config: Config): Promise<void> {
  const told = await withApp(config, async (app) => {
    await checkSchema(app);
    return backupsState(contextOf(app));
  }).catch((error: Error) => ({ state: 'failing' as const, said: error.message }));
  const signs = { good: 'ok  ', not_begun: 'note', failing: 'FAIL' };
  console.log(`${signs[told.state]}  backups: ${told.said}`);
  if (told.state === 'failing') process.exitCode = 1;
}

async function checkSchema(app: App): Promise<void> {
  const pending = await pendingMigrations(app.database);
  if (pending.length > 0) throw new Error('run npm start once, or npm run podium -- migrate');
}

/** Problems that a live start would refuse. Demo mode has nothing against them. */
async function checkNoDemo({ config, database }: App): Promise<void> {
  const remains = config.mode === 'live' ? await demoRemains(database, config.timeZone) : [];
  if (remains.length > 0) throw new Error(remains.join('; '));
}

async function checkNoRehearsal({ config, database }: App): Promise<void> {
  const remains = config.mode === 'live' ? await rehearsalRemains(database, config.timeZone) : [];
  if (remains.length > 0) throw new Error(remains.join('; '));
}

async function checkRequisites(app: App): Promise<void> {
  await checkSchema(app);
  const empty = await emptyRequisites(contextOf(app));
  if (empty.length > 0) throw new Error(`they need ${empty.join(', ')}: npm run podium -- school facts.json`);
}
