/**
 * Standings of an order: its state with what else its readers have to know, such as that its money is held or who gave
 * it up. One table says what each of them is told and what may be done; it knows no payment provider.
 *
 * The cabinet, the panel and exports have a text each by the name of a standing.
 */
import type { OrderState } from '#shared/orderStates.ts';

/** Recognises a standing; what is left out fits either way. */
interface Recognised {
  states: readonly OrderState[];
  /** Reasons of an end that somebody decided. */
  ends?: readonly string[];
  /** The buyer's money was held, and never taken. */
  isHeld?: true;
  /** The course begins on a day to come. */
  isAhead?: true;
  isErased?: true;
}

/** Texts of an order that is over, on the page to which its buyer returns. */
export type EndTexts =
  | 'partlyRefunded'
  | 'refunded'
  | 'voided'
  | 'givenUp'
  | 'calledOff'
  | 'refusedByGuardian'
  | 'unanswered'
  | 'expired'
  | 'canceled';

interface Facts {
  when: Recognised;
  /** Name of the texts on the page to which a buyer returns; null: nobody can open it. */
  page: 'waiting' | 'held' | 'paid' | EndTexts | null;
  /** A buyer is shown where to pay. */
  mayPay: boolean;
  /** Its buyer or staff may give it up. */
  mayCancel: boolean;
  /** Staff may take the money that is held. */
  mayTake: boolean;
  /** Staff may mail the way to the course again. */
  mayOpen: boolean;
  /** Its buyer may order the same once more. */
  mayRepeat: boolean;
  /** The paper that its buyer can download. */
  paper: 'invoice' | 'statement' | null;
  /** Its buyer is reminded of paying, with consent, and called. */
  isUnfinished: boolean;
}

const open = ['new', 'pending'] as const;
const ended = ['canceled', 'expired'] as const;

const nothing = {
  page: null,
  mayPay: false,
  mayCancel: false,
  mayTake: false,
  mayOpen: false,
  mayRepeat: false,
  paper: null,
  isUnfinished: false,
} as const;
const unpaid = {
  ...nothing,
  page: 'waiting',
  mayPay: true,
  mayCancel: true,
  paper: 'invoice',
  isUnfinished: true,
} as const;
const bought = { ...nothing, page: 'paid', mayOpen: true, paper: 'statement' } as const;
const over = { ...nothing, mayRepeat: true } as const;

/** In the order of looking: the first one that fits. */
const table = {
  erased_open: { ...nothing, when: { states: open, isErased: true }, mayCancel: true },
  held: { ...nothing, when: { states: open, isHeld: true }, page: 'held', mayCancel: true, mayTake: true },
  new: { ...unpaid, when: { states: ['new'] } },
  waiting: { ...unpaid, when: { states: ['pending'] } },
  paid_ahead: { ...bought, when: { states: ['paid'], isAhead: true } },
  paid: { ...bought, when: { states: ['paid'] } },
  partly_returned: { ...bought, when: { states: ['partially_refunded'] }, page: 'partlyRefunded' },
  returned: { ...bought, when: { states: ['refunded'] }, page: 'refunded' },
  erased: { ...nothing, when: { states: ended, isErased: true } },
  voided: { ...over, when: { states: ended, isHeld: true }, page: 'voided' },
  canceled_by_buyer: { ...over, when: { states: ended, ends: ['canceled_by_buyer'] }, page: 'givenUp' },
  canceled_by_staff: { ...over, when: { states: ended, ends: ['canceled_by_staff'] }, page: 'calledOff' },
  guardian_declined: {
    ...over,
    when: { states: ended, ends: ['guardian_declined'] },
    page: 'refusedByGuardian',
  },
  guardian_expired: { ...over, when: { states: ended, ends: ['guardian_expired'] }, page: 'unanswered' },
  expired: { ...over, when: { states: ['expired'] }, page: 'expired', isUnfinished: true },
  declined: { ...over, when: { states: ['canceled'] }, page: 'canceled', isUnfinished: true },
} as const satisfies Record<string, Facts>;

export type Standing = keyof typeof table;
export const standings = Object.keys(table) as [Standing, ...Standing[]];
/** What each standing tells and allows. */
export const standingFacts: Record<Standing, Facts> = table;

interface StandingOrder {
  status: OrderState;
  end_reason: string | null;
  erased_at: string | null;
}

interface Around {
  /** The buyer's money was held; what the order then became says whether it was taken. */
  isHeld: boolean;
  /** The course begins on a day to come. */
  isAhead: boolean;
}

/** Where an order stands. */
export function standingOf(order: StandingOrder, { isHeld, isAhead }: Around): Standing {
  const isErased = order.erased_at !== null;
  const fits = ({ when }: Facts) =>
    when.states.includes(order.status) &&
    (!when.ends || when.ends.includes(order.end_reason ?? '')) &&
    (!when.isHeld || isHeld) &&
    (!when.isAhead || isAhead) &&
    (!when.isErased || isErased);
  const found = standings.find((name) => fits(standingFacts[name]));
  if (!found) throw new Error(`an order that is ${order.status} stands nowhere`);
  return found;
}

const all: readonly Facts[] = Object.values(table);

/** States of orders that may be unfinished, and the ends that are not: for a query that reads many. */
export const unfinished = {
  open: open.filter((state) => all.some((facts) => facts.isUnfinished && facts.when.states.includes(state))),
  ended: ended.filter((state) =>
    all.some((facts) => facts.isUnfinished && facts.when.states.includes(state)),
  ),
  notFor: all.flatMap(({ when, isUnfinished }) => (isUnfinished ? [] : (when.ends ?? []))),
};
