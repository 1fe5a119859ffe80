/** Searches for people: the same typed text finds the same people on both engines (docs/decisions/089). */
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAccount } from '#features/accounts/account/server/accounts.ts';
import { contextOf } from '#server/context.ts';
import { engines } from '#test/database.ts';
import { type Caller, makeWorld, type World } from '#test/world.ts';
import { up } from '../../../../../migrations/162-searches-without-accents.ts';
import { staffApi } from '../contract/list.ts';

const people = {
  marina: { firstName: 'Марина', lastName: 'Соколова', phone: '+79161234821' },
  anna: { firstName: 'Анна', lastName: 'Соколова', phone: '+79164821000' },
  mark: { firstName: 'Марк', lastName: 'Росомахин', phone: null },
  alyona: { firstName: 'Алёна', lastName: 'Королёва', phone: null },
  wei: { firstName: '伟', lastName: '王', phone: null },
  weiming: { firstName: '王伟明', lastName: '', phone: null },
  sign: { firstName: 'Дом "Весна" 100%', lastName: 'Анна-Мария', phone: null },
  under: { firstName: 'first_name', lastName: 'OR', phone: null },
  wide: { firstName: 'Ｊａｎｅ', lastName: 'Ｄｏｅ', phone: null },
  group: { firstName: 'Набор', lastName: 'Z-10477', phone: null },
  signs: { firstName: '"Ли***на', lastName: '', phone: null },
  slash: { firstName: 'Ром\\ан', lastName: 'Ли', phone: null },
  abroad: { firstName: 'Пётр', lastName: 'Ли', phone: null },
  ibrahim: { firstName: 'İbrahim', lastName: 'Çelik', phone: '+79995550102' },
  zoe: { firstName: 'Zoë', lastName: 'Łuczak', phone: null },
  connor: { firstName: 'Шон', lastName: 'О’Коннор', phone: null },
};
type Name = keyof typeof people;
/** Addresses say nothing of the names; the domain of one is written in another alphabet. */
const emails = Object.fromEntries(
  Object.keys(people).map((name, at) => [
    name,
    `p${at}@${name === 'abroad' ? 'xn--80akhbyknj4f' : 'example'}.com`,
  ]),
) as Record<Name, string>;

const searches: [typed: string, why: string, found: Name[]][] = [
  ['со', 'a short word begins a word', ['marina', 'anna']],
  ['м', 'one letter begins a word', ['marina', 'mark']],
  ['соколов ма', 'a short word counts beside a longer one', ['marina']],
  ['ма соколов', 'in any order', ['marina']],
  ['сокол нна', 'three letters stand anywhere', ['anna']],
  ['王伟', 'a Chinese name, the family name first', ['wei', 'weiming']],
  ['伟 王', 'its parts in any order', ['wei', 'weiming']],
  ['王', 'a family name', ['wei', 'weiming']],
  ['伟明', 'a given name behind the family name', ['weiming']],
  ['明', 'its last sign', ['weiming']],
  ['алена королёва', 'ё and е are one letter', ['alyona']],
  ['АЛЁНА', 'capitals make no difference', ['alyona']],
  ['  Марина\u00a0 Соколова ', 'spaces of any kind make no difference', ['marina']],
  ['марина\tсоколова', 'a tab parts words as well', ['marina']],
  ['jane doe', 'wide letters are letters', ['wide']],
  ['ＪＡＮＥ', 'typed as well', ['wide']],
  ['испытание', 'a domain as people write it', ['abroad']],
  ['xn--80akhb', 'and as mail servers do', ['abroad']],
  ['4821', 'the end of a telephone, or a part of one', ['marina', 'anna']],
  ['8 (916) 123-48-21', 'a telephone as people write it', ['marina']],
  ['916 123-48', 'a part of one with its dashes', ['marina']],
  ['8 (999) 555', 'the beginning of one as it is dialled', ['ibrahim']],
  ['+7 999 555‑01‑02', 'with the hyphens of a page', ['ibrahim']],
  ['\u202a+7 999 555–01–02\u202c', 'copied from a contact card', ['ibrahim']],
  ['ibrahim celik', 'letters without their accents', ['ibrahim']],
  ['İBRAHİM ÇELİK', 'and with them', ['ibrahim']],
  ['zoe luczak', 'of any Latin alphabet', ['zoe']],
  ["о'коннор", 'any apostrophe', ['connor']],
  ['О’Коннор', 'as it was written', ['connor']],
  ['оʼконнор', 'and as a phone writes it', ['connor']],
  ['З-10477', 'a number by the letter of the other alphabet', ['group']],
  ['з 10477', 'and with its letter apart', ['group']],
  ['"', 'a quotation mark alone begins a word', ['sign', 'signs']],
  ['***', 'three signs stand anywhere', ['signs']],
  ['"Весна"', 'quotation marks stand for themselves', ['sign']],
  ['%', 'a per cent sign is none that stands for anything', []],
  ['0%', 'it stands for itself', []],
  ['00%', 'within a word as well', ['sign']],
  ['_', 'an underscore stands for no letter', []],
  ['t_n', 'but for itself', ['under']],
  ['t\\_n', 'nor does a backslash before it', []],
  ['ром\\ан', 'a backslash stands for itself', ['slash']],
  ['-', 'a dash takes nothing out', []],
  ['-Анна', 'nor does one before a word', []],
  ['а-м', 'it stands for itself', ['sign']],
  ['OR', 'OR is a word', ['under']],
  ['Соколова OR Марк', 'and not a choice', []],
  ['NEAR(марина соколова)', 'nor is NEAR', []],
  ['марин*', 'a star is no ending', []],
  ['first_name:марина', 'a colon names no column', []],
];

describe.each(engines)('a search of people (%s)', (engine) => {
  let world: World;
  let manager: Caller;
  beforeAll(async () => {
    world = await makeWorld(engine);
    manager = await world.signedInAs('manager', { email: 'staff@example.com' });
    const account = { role: 'user', language: 'ru', passwordHash: null, isVerified: true } as const;
    for (const [name, named] of Object.entries(people))
      await contextOf(world.app).transaction((ctx) =>
        createAccount(ctx, { ...account, ...named, email: emails[name as Name] }),
      );
  });
  afterAll(() => world.dispose());

  // spec: 620
  it.each(searches)('«%s»: %s', async (search, _why, expected) => {
    const { body } = await manager.call(staffApi.listUsers, { search, role: 'user', page_size: 100 });
    const found = body.users.map(({ email }) => email);
    expect(found.toSorted()).toEqual(expected.map((name) => emails[name]).toSorted());
    expect(body.total).toBe(expected.length);
  });

  it('finds people of former days without accents as well', async () => {
    const { handle } = world.app.database;
    await sql`update users set search = 'josé o’hara' where email = ${emails.wide}`.execute(handle);
    await up({ db: handle } as never);
    const { body } = await manager.call(staffApi.listUsers, { search: "jose o'hara" });
    expect(body.users.map(({ email }) => email)).toEqual([emails.wide]);
    await sql`update users set search = 'jane doe' where email = ${emails.wide}`.execute(handle);
  });
});
