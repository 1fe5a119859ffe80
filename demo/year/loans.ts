/** Instalment plans of the year, as far as bank and buyer had come. */

import { actingAs } from '#features/accounts/account/server/demo.ts';
import { applyInDemo, type BankStep, stepInDemo } from '#features/sales/instalments/server/demo.ts';
import type { TxContext } from '#server/context.ts';
import type { Happening } from '#server/retelling.ts';
import { day, minute } from '#shared/dates.ts';
import type { Chance, Year } from './calendar.ts';
import { afterPaid, type CourseType, courseOf, orderOf } from './goods.ts';
import { revokedAfterMs, type Sale } from './sales.ts';

type Step = BankStep & { after: number };

const banks = ['Т-Банк', 'МТС Банк', 'Ренессанс Банк'];

const sent = { to: 'sent', after: 20_000 } as const;

/** How a decided plan went. */
function decided(outcome: Sale['outcome'], bank: string): Step[] {
  const filled: Step[] = [sent, { to: 'inprogress', bank, after: 6 * minute }];
  const refused: Step = { to: 'rejected', bank, after: 15 * minute };
  if (outcome === 'declined') return [...filled, refused, { to: 'canceled', bank, after: 2 * day }];
  if (outcome === 'expired') return [sent, { to: 'expired', after: 7 * day }];
  const signed: Step[] = [
    ...filled,
    { to: 'approved', bank, after: 9 * minute },
    { to: 'signed', bank, after: 26 * minute },
  ];
  // Withdrawn within the free days.
  if (outcome === 'revoked') return [...signed, { to: 'canceled', bank, after: revokedAfterMs }];
  return [...signed, { to: 'signed', bank, isCommitted: true, after: 15 * day }];
}

/** Those under way, by their place: each state is there. */
function underWay(place: number, bank: string): Step[] {
  const filled: Step[] = [sent, { to: 'inprogress', bank, after: 8 * minute }];
  const failed: Step = { to: 'failed', words: 'Некорректный номер телефона', after: 20_000 };
  const all: Step[][] = [
    [],
    [sent],
    filled,
    [...filled, { to: 'approved', bank, after: 14 * minute }],
    [...filled, { to: 'rejected', bank, after: 14 * minute }],
    [failed],
  ];
  return all[place % all.length]!;
}

export function loan(_year: Year, chance: Chance, sale: Sale): Happening[] {
  const { at, person, outcome } = sale;
  const bank = chance.pick(banks);
  const plan = { months: chance.pick([3, 6, 6, 6, 12]), type: chance.of(0.8) ? 'form' : 'voice' } as const;
  const steps = outcome === 'open' ? underWay(person.place, bank) : decided(outcome, bank);
  return [
    { at, tell: (ctx) => apply(ctx, sale, plan) },
    ...steps.map((step) => ({ at: at + step.after, tell: (ctx: TxContext) => go(ctx, sale, step) })),
  ];
}

async function apply(
  ctx: TxContext,
  { person, goods }: Sale,
  plan: { months: number; type: 'form' | 'voice' },
) {
  await applyInDemo(await actingAs(ctx, person.email), await courseOf(ctx, goods as CourseType), plan);
}

async function go(ctx: TxContext, { person, goods }: Sale, { after: _, ...step }: Step): Promise<void> {
  const order = await orderOf(ctx, person, goods);
  await stepInDemo(ctx, order.id, step);
  if (step.to === 'signed') await afterPaid(ctx, order);
}
