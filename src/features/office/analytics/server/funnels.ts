/** The way from the first look to the money, split by source, course and promo code. */
import type { SoldBy } from '#features/sales/orders/server/sold.ts';
import { toRubles } from '#shared/money.ts';
import type { Analytics, FunnelRow } from '../contract.ts';
import type { Facts } from './facts.ts';

interface Told {
  /** Whether the reader may see sums of money. */
  sums: boolean;
  courses: { id: string; name: string }[];
}

export function funnelsOf(facts: Facts, { sums, courses }: Told): Analytics['by'] {
  const { source, cards_source, form_source, form_course } = facts.visits.by;
  return {
    source: rowsOf(facts, { kind: 'source', sums, visit: source, cards: cards_source, form: form_source }),
    course: rowsOf(facts, { kind: 'course', sums, courses, form: form_course }),
    code: rowsOf(facts, { kind: 'code', sums }),
  };
}

type Seen = { value: string; visitors: number }[];

interface Telling {
  kind: SoldBy;
  sums: boolean;
  courses?: Told['courses'];
  visit?: Seen;
  cards?: Seen;
  form?: Seen;
}

/** A row for every value that an order, a refund or, for sources, a visit of the period names. */
function rowsOf(facts: Facts, { kind, sums, courses = [], ...seen }: Telling): FunnelRow[] {
  const sold = facts.sold.by[kind];
  const refunds = facts.refunds.filter((row) => row.kind === kind);
  const refunded = (value: string | null) => refunds.find((row) => row.value === value)?.refunds ?? 0;
  const values = new Set<string | null>([
    ...sold.map(({ value }) => value),
    ...(seen.visit ?? []).map(({ value }) => value),
    ...courses.map(({ id }) => id),
    ...(kind === 'source' ? refunds.map(({ value }) => value) : []),
  ]);
  return [...values].map((value) => {
    const one = sold.find((row) => row.value === value);
    const counted = (of: Seen | undefined) =>
      of && value !== null ? (of.find((row) => row.value === value)?.visitors ?? 0) : null;
    return {
      ...{ value, name: courses.find(({ id }) => id === value)?.name || one?.name || (value ?? '') },
      ...{ visit: counted(seen.visit), cards: counted(seen.cards), form: counted(seen.form) },
      ...{ begun: one?.begun ?? 0, paid: one?.paid ?? 0, refunded: refunded(value) },
      sum: sums ? toRubles(one?.kopecks ?? 0) : null,
    };
  });
}
