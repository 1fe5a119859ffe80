/** The people of the year, and how they came to the school. */

import { confirmAddress, findAccountByEmail } from '#features/accounts/account/server/accounts.ts';
import { actingAs, actingAsVisitor, backdateAccounts } from '#features/accounts/account/server/demo.ts';
import { registerInDemo } from '#features/accounts/sign-in/server/demo.ts';
import { block } from '#features/office/people/server/actions.ts';
import { wantNoMails } from '#features/talk/mailings/server/demo.ts';
import type { TxContext } from '#server/context.ts';
import { inventedDomain } from '#server/demoDefaults.ts';
import type { Happening } from '#server/retelling.ts';
import { day, hour, minute } from '#shared/dates.ts';
import { emailOf } from '../people.ts';
import { type Chance, daysOfYear, type Year } from './calendar.ts';
import { latinOf, type Name, nameOf } from './names.ts';

/** Kinds of lives at the school, and how many people lead each. */
const lives = {
  /** Buys a course by card at the first try, at the second, never, or buys two one after the other. */
  buys: 92,
  triesAgain: 24,
  givesUp: 20,
  buysTwo: 34,
  /** Stands before the provider's page at this very moment. */
  paying: 3,
  /** Paid by card lately and would like the money back, paid twice by mistake. */
  returning: 5,
  paysTwice: 2,
  /** By a bank's instalments: decided, or under way. */
  lends: 40,
  applying: 9,
  /** By a bank transfer or in cash, which staff enter. */
  transfers: 26,
  rating: 24,
  /** Under 18. */
  minor: 6,
  looks: 12,
  unconfirmed: 10,
} as const;
export type Life = keyof typeof lives;

export interface YearPerson extends Name {
  life: Life;
  /** Which of its life, from 0. */
  place: number;
  email: string;
  fullName: string;
  phone: string;
  cameAt: number;
  cameDaysAgo: number;
  /** Has an account before buying anything. */
  registers: boolean;
  /** Follows the link of the first mail. */
  confirms: boolean;
}

/** The same people each time. */
export function peopleOf(year: Year): YearPerson[] {
  const chance = year.chance('people');
  const all = Object.entries(lives).flatMap(([life, count]) =>
    Array.from({ length: count }, (_, place) => ({ life: life as Life, place })),
  );
  return chance.shuffled(all).map(({ life, place }, n) => {
    const name = nameOf(n, chance.of(0.17));
    const cameDaysAgo = daysAgoOf({ life, place }, { share: (n + 0.5) / all.length, chance });
    return {
      ...{ ...name, life, place, cameDaysAgo },
      email: `${latinOf(name.first)}.${latinOf(name.last)}@${inventedDomain}`,
      fullName: `${name.first} ${name.last}`,
      phone: `+7900${String(2_000_000 + n * 137)}`,
      cameAt: year.moment(cameDaysAgo, chance),
      registers: mustRegister.has(life) || (life !== 'transfers' && chance.of(0.62)),
      confirms: life !== 'unconfirmed' && chance.of(0.94),
    };
  });
}

const mustRegister = new Set<Life>([
  'lends',
  'applying',
  'looks',
  'unconfirmed',
  'buysTwo',
  'returning',
  'givesUp',
]);

/** The school grew: half of the people came in the last four months. */
function daysAgoOf(
  { life, place }: { life: Life; place: number },
  { share, chance }: { share: number; chance: Chance },
): number {
  if (life === 'paying') return 0;
  if (life === 'applying') return place % 6;
  if (life === 'returning') return 5 + place;
  if (life === 'paysTwice') return place === 0 ? 3 : 90;
  if (life === 'minor' && place < 2) return 1 + 2 * place;
  // A buyer of two courses joined early enough to finish the first.
  const days = Math.floor((daysOfYear - 5) * (1 - share) ** 1.5);
  return life === 'buysTwo' ? Math.max(days, 20 + chance.int(0, 10)) : days;
}

export function arrivals(year: Year, people: readonly YearPerson[]): Happening[] {
  const chance = year.chance('arrivals');
  const registered = people.filter(({ registers }) => registers);
  return [
    { at: year.moment(daysOfYear - 1, chance), tell: beginStaff },
    ...registered.flatMap((person) => registration(person, chance)),
    ...blocks(year, people),
  ];
}

/** Those to sign in as were there from the first day. */
function beginStaff(ctx: TxContext): Promise<void> {
  const locals = ['director', 'manager', 'content', 'finance', 'support'];
  return backdateAccounts(ctx, locals.map(emailOf));
}

function registration(person: YearPerson, chance: Chance): Happening[] {
  const isSubscribed = chance.of(0.35);
  // Before the first purchase, which comes minutes later.
  const at = person.cameAt - chance.int(12, 40) * minute;
  const registers = { at, tell: (ctx: TxContext) => register(ctx, person, isSubscribed) };
  const confirms = { at: at + chance.int(2, 9) * minute, tell: (ctx: TxContext) => confirm(ctx, person) };
  return person.confirms ? [registers, confirms] : [registers];
}

async function register(ctx: TxContext, person: YearPerson, isSubscribed: boolean): Promise<void> {
  const { email, first: firstName, last: lastName, phone } = person;
  // Everybody has the password of the demo's own people.
  const known = await findAccountByEmail(ctx.db, emailOf('student'));
  const passwordHash = known?.password_hash ?? null;
  const given = { email, firstName, lastName, phone, passwordHash, isSubscribed };
  await wantNoMails(ctx, await registerInDemo(actingAsVisitor(ctx, person), given));
}

/** The link of the mail was followed. Also of an account that a purchase has made. */
export async function confirm(ctx: TxContext, { email }: YearPerson): Promise<void> {
  const account = await findAccountByEmail(ctx.db, email);
  if (account) await confirmAddress(ctx, account.id);
}

/** Some have been shut out by the director. */
function blocks(year: Year, people: readonly YearPerson[]): Happening[] {
  const chance = year.chance('blocks');
  const suspects = people.filter(({ life, cameDaysAgo }) => life === 'looks' && cameDaysAgo > 3).slice(0, 6);
  return suspects.map(({ email, cameAt }) => ({
    at: cameAt + chance.int(5, 60) * hour + day,
    async tell(ctx) {
      const account = await findAccountByEmail(ctx.db, email);
      if (account) await block(await actingAs(ctx, emailOf('director')), { id: account.id });
    },
  }));
}
