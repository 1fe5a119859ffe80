/**
 * An unconfirmed address opens nothing that was sent from it: anyone may buy with it, and open the account that the
 * order makes. The tables come from the schema and the declarations: a new one is tried by itself.
 */
import { expect, it } from 'vitest';
import { features } from '#app/features.ts';
import { createAccount } from '#features/accounts/account/server/accounts.ts';
import { startSession } from '#features/accounts/sign-in/server/sessions.ts';
import { contextOf } from '#server/context.ts';
import { hashPassword } from '#server/passwords.ts';
import { personalTablesOf } from '#server/personalData.ts';
import { hour } from '#shared/dates.ts';
import {
  aWholePerson,
  eraseOneself,
  rowsIn,
  tableNames,
  tablesNaming,
  traces,
  unzipped,
} from '#test/privacy.ts';
import { columnsOf, emptiableColumnsOf, rows } from '#test/rows.ts';
import { describeOnEngines, type Person, type World } from '#test/world.ts';
import { panelPrivacyApi } from '../contract/panel.ts';
import { privacyApi } from '../contract/privacy.ts';

const listed = personalTablesOf(features);
const byAddress = listed.filter(({ owner }) => owner.orAddress).map(({ table }) => table);
/** Found by an address, themselves or with the row that they belong to. */
const claimable = listed.filter(({ table, owner }) => byAddress.includes(owner.of ?? table));
/** Where an erased account leaves its own marks. */
const ofTheAccount = [
  'users',
  'sessions',
  'known_devices',
  'one_time_links',
  'jobs',
  'audit_log',
  'limit_counters',
];

describeOnEngines('an account whose address nobody has confirmed', (makeWorld) => {
  // spec: 82
  it('downloads nothing that was sent from the address, and all of it once it is confirmed', async () => {
    const { world, account, owner } = await aNamesake(makeWorld);
    expect((await account.call(privacyApi.show, {})).body).toMatchObject({
      is_confirmed: false,
      consents: [],
    });
    expect(Object.values(await sections(world, account.token)).filter((count) => count > 0)).toEqual([]);
    const byStaff = panelPrivacyApi.download.path.replace('{id}', account.id);
    expect(Object.values(await sections(world, owner.token, byStaff)).filter((count) => count > 0)).toEqual(
      [],
    );
    await confirm(world, account);
    const empty = Object.entries(await sections(world, account.token)).filter(([, count]) => count === 0);
    expect(empty.map(([section]) => section)).toEqual([]);
  });

  // spec: 82
  it('is listed nothing that was sent from the address, by any call', async () => {
    const { world, account } = await aNamesake(makeWorld);
    const nobody = await anAccount(world, 'nobody@example.com');
    const none = await listings(nobody);
    expect(none.size).toBeGreaterThan(15);
    expect(await listings(account)).toEqual(none);
    await confirm(world, account);
    const confirmed = await listings(account);
    const differing = [...confirmed]
      .filter(([path, counts]) => counts !== none.get(path))
      .map(([path]) => path);
    expect(differing.toSorted()).toEqual(['/api/user/data', '/api/user/installments']);
  });

  it.each(['by its holder', 'by staff'])('erases %s nothing but itself', async (way) => {
    const { world, account, owner } = await aNamesake(makeWorld);
    const before = await allRows(world);
    const { status } =
      way === 'by staff'
        ? await owner.call(panelPrivacyApi.erase, { id: account.id, confirmation: account.email })
        : await eraseOneself(account);
    expect(status).toBe(200);
    await world.runJobs();
    expect(world.mail.messages().at(-1)?.text).toContain('Этот адрес никто не подтвердил');
    world.passTime(hour);
    await world.runJobs();
    expect(await allRows(world)).toEqual(before);
  });

  // spec: 82
  it('erases what was sent from the address once that is confirmed', async () => {
    const { world, account } = await aNamesake(makeWorld);
    await confirm(world, account);
    expect((await eraseOneself(account)).status).toBe(200);
    await world.runJobs();
    expect(world.mail.messages().at(-1)?.text).toContain('после него мы забудем и этот адрес');
    world.passTime(hour);
    await world.runJobs();
    const naming = await tablesNaming(world, [traces.email]);
    expect(naming.filter((table) => claimable.some((each) => each.table === table))).toEqual([]);
  });
});

/**
 * A visitor without an account has left something in every table; the address has an account opened by someone who
 * typed it.
 */
async function aNamesake(makeWorld: () => Promise<World>) {
  const world = await makeWorld();
  const { student, owner } = await aWholePerson(world);
  for (const table of await tableNames(world)) {
    const isByAddress = (await columnsOf(world, table)).includes('email');
    if (isByAddress && (await emptiableColumnsOf(world, table)).includes('user_id'))
      await rows(
        world,
        `update ${table} set user_id = null, email = '${traces.email}' where user_id = '${student.id}'`,
      );
  }
  await rows(world, `update users set email = 'another@example.com' where id = '${student.id}'`);
  return { world, owner, account: await anAccount(world, traces.email) };
}

async function anAccount(world: World, email: string): Promise<Person> {
  const password = 'correct horse battery';
  const passwordHash = await hashPassword(password);
  const { id, token } = await contextOf(world.app).transaction(async (ctx) => {
    const names = { firstName: 'Кто', lastName: 'Угодно', role: 'user', language: 'ru' } as const;
    const id = await createAccount(ctx, { ...names, email, passwordHash, isVerified: false });
    return { id: id!, token: await startSession(ctx, id!, false) };
  });
  return { ...world.bearer(token), id, email, password };
}

function confirm(world: World, { id }: Person) {
  return rows(world, `update users set email_verified_at = created_at where id = '${id}'`);
}

/** How many rows of each claimable table are in the download. */
async function sections(world: World, token: string | null, path: string = privacyApi.download.path) {
  const { texts } = await unzipped(world, token, path);
  const data = JSON.parse(texts['data.json']!) as Record<string, unknown[]>;
  return Object.fromEntries(claimable.map(({ section }) => [section, data[section]!.length]));
}

/** How much there is in the lists of every answer to a question that anybody signed in may ask. */
async function listings(person: Person): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  for (const { endpoint } of features.flatMap(({ routes = [] }) => routes)) {
    const { method, path, access, isFile } = endpoint;
    if (access !== 'signed-in' || method !== 'GET' || path.includes('{') || isFile) continue;
    const { status, body } = await person.request({
      method: 'GET',
      url: path,
      headers: { authorization: `Bearer ${person.token}` },
    });
    found.set(path, `${status} ${lengths(body).join()}`);
  }
  return found;
}

function lengths(value: unknown): number[] {
  if (Array.isArray(value)) return [value.length, ...value.flatMap(lengths)];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(lengths) : [];
}

async function allRows(world: World): Promise<Record<string, unknown[]>> {
  const tables: Record<string, unknown[]> = {};
  for (const table of await tableNames(world)) {
    // The key that signs notes of erasure is made for the first one.
    if (ofTheAccount.includes(table) || table === 'backup_signer') continue;
    tables[table] = (await rowsIn(world, table)).map((row) => JSON.stringify(row)).toSorted();
  }
  return tables;
}
