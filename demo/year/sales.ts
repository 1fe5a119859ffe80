/** Who bought what in the year, when, and how it came out: the plan that orders, refunds and progress follow. */
import type { PaymentMethod } from '#features/sales/payments/rules/methods.ts';
import { day, hour, minute, schoolDay } from '#shared/dates.ts';
import type { Chance, Year } from './calendar.ts';
import { codesOf, type DemoCode } from './codes.ts';
import type { CourseType, Goods } from './goods.ts';
import type { Life, YearPerson } from './people.ts';

/** `revoked`: a contract that was signed and withdrawn from. */
export type Outcome = 'paid' | 'declined' | 'expired' | 'canceled' | 'open' | 'paidTwice' | 'revoked';

export interface Sale {
  person: YearPerson;
  goods: Goods;
  at: number;
  way: 'card' | 'instalments' | 'transfer' | 'guardian';
  outcome: Outcome;
  method: PaymentMethod;
  /** Why a card was declined. */
  reason: string;
  code?: string;
  /** When the money went back and the course was closed; the year's refunds set it. */
  closedAt?: number;
}

/** In the order in which they began. */
export function salesOf(year: Year, people: readonly YearPerson[]): Sale[] {
  const chance = year.chance('sales');
  const codes = codesOf(year);
  const bought = people.flatMap((person) => lifeOf[person.life]({ year, chance, person, codes }));
  const buyers = bought.filter(
    ({ outcome, goods, person }) => outcome === 'paid' && goods !== 'rating' && person.life !== 'buysTwo',
  );
  // Some want to know afterwards how they look to a casting.
  const curious = chance.shuffled(buyers).slice(0, 58);
  const ratings = curious.map(({ person, at }) =>
    sale(
      { chance, person },
      {
        goods: 'rating',
        at: year.awake(at + chance.int(1, 20) * day + chance.int(0, 300) * minute),
        outcome: chance.of(0.9) ? 'paid' : 'expired',
      },
    ),
  );
  return [...bought, ...ratings]
    .filter(({ at }) => at < year.until)
    .toSorted((one, other) => one.at - other.at);
}

interface Telling {
  year: Year;
  chance: Chance;
  person: YearPerson;
  codes: readonly DemoCode[];
}

const declines = [
  'insufficient_funds',
  'insufficient_funds',
  'general_decline',
  '3d_secure_failed',
  'card_expired',
  'payment_method_limit_exceeded',
  'issuer_unavailable',
];
const methods: readonly PaymentMethod[] = [
  'bank_card',
  'bank_card',
  'bank_card',
  'sbp',
  'sbp',
  'sberbank',
  'yoo_money',
];

function sale(
  { chance, person }: Pick<Telling, 'chance' | 'person'>,
  told: Partial<Sale> & Pick<Sale, 'goods'>,
): Sale {
  const [method, reason] = [chance.pick(methods), chance.pick(declines)];
  return { person, at: person.cameAt, way: 'card', outcome: 'paid', method, reason, ...told };
}

/** A card sale with a promo code, where one was in use that day. */
function coded(telling: Telling, told: Partial<Sale> & Pick<Sale, 'goods'>): Sale {
  const made = sale(telling, told);
  const today = schoolDay(new Date(made.at), telling.year.timeZone);
  const usable = telling.codes.filter(({ from, to }) => from < today && today <= to);
  if (usable.length === 0 || !telling.chance.of(0.22)) return made;
  return { ...made, code: telling.chance.pick(usable).code };
}

/** Premium is sold in advance, since its last start. */
function courseOf({ person, chance }: Telling): CourseType {
  if (person.cameDaysAgo < presaleDays && chance.of(0.11)) return 'premium';
  return chance.of(0.58) ? 'optimum' : 'basic';
}

const presaleDays = 85;

function tries(telling: Telling): Sale[] {
  const goods = courseOf(telling);
  const { chance, person } = telling;
  const outcome = chance.of(0.5) ? 'declined' : 'expired';
  const again =
    person.cameAt + (outcome === 'declined' ? 15 * minute : 3 * hour) + chance.int(0, 20) * minute;
  return [sale(telling, { goods, outcome }), coded(telling, { goods, at: again })];
}

/** The basic course, and then one that costs more, at the price for those who have one already. */
function two(telling: Telling): Sale[] {
  const { chance, person } = telling;
  const later = telling.year.awake(person.cameAt + chance.int(9, 40) * day + chance.int(-180, 180) * minute);
  const isLate = telling.year.until - later < presaleDays * day;
  const goods = isLate && chance.of(0.4) ? 'premium' : 'optimum';
  return [coded(telling, { goods: 'basic' }), sale(telling, { goods, at: later })];
}

function minors(telling: Telling): Sale[] {
  const outcome = (['open', 'open', 'paid', 'paid', 'declined', 'expired'] as const)[telling.person.place]!;
  return [sale(telling, { goods: 'optimum', way: 'guardian', outcome })];
}

function givesUp(telling: Telling): Sale[] {
  const outcome = telling.chance.pick(['expired', 'expired', 'declined', 'canceled'] as const);
  return [sale(telling, { goods: courseOf(telling), outcome })];
}

/** How long after signing a contract was withdrawn from. */
export const revokedAfterMs = 6 * day;

function lends(telling: Telling): Sale[] {
  const outcome = lent(telling.person.place);
  const made = sale(telling, { goods: 'optimum', way: 'instalments', outcome });
  return [outcome === 'revoked' ? { ...made, closedAt: made.at + revokedAfterMs } : made];
}

/** Most instalment plans are signed. */
function lent(place: number): Outcome {
  if (place % 20 === 3) return 'revoked';
  if (place % 7 === 2) return 'declined';
  return place % 7 === 5 ? 'expired' : 'paid';
}

const lifeOf: Record<Life, (telling: Telling) => Sale[]> = {
  buys: (telling) => [coded(telling, { goods: courseOf(telling) })],
  triesAgain: tries,
  givesUp,
  buysTwo: two,
  paying: (telling) => [
    sale(telling, {
      ...{ goods: courseOf(telling), outcome: 'open' },
      at: telling.year.until - (4 + telling.person.place * 9) * minute,
    }),
  ],
  returning: (telling) => [sale(telling, { goods: telling.person.place === 1 ? 'basic' : 'optimum' })],
  paysTwice: (telling) => [sale(telling, { goods: 'basic', outcome: 'paidTwice' })],
  lends,
  applying: (telling) => [sale(telling, { goods: 'optimum', way: 'instalments', outcome: 'open' })],
  transfers: (telling) => [sale(telling, { goods: courseOf(telling), way: 'transfer' })],
  rating: (telling) => [
    sale(telling, { goods: 'rating', outcome: telling.person.place < 2 ? 'expired' : 'paid' }),
  ],
  minor: minors,
  looks: () => [],
  unconfirmed: () => [],
};
