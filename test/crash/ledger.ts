/** One book of all money: the provider's payments and the bank's contracts. */
import type { Payment } from '#simulators/yookassa/model.ts';
import { kopecksOf } from '#simulators/yookassa/model.ts';
import type { Told } from './customers.ts';
import type { Outside } from './outside.ts';
import type { Survey } from './survey.ts';

export interface Taken {
  id: string;
  orderId: string;
  status: Payment['status'];
  kopecks: number;
}

type Instalments = Survey['instalments'];

export function ledgerOf({ yookassa, tbank }: Outside, instalments: Instalments) {
  const orders = new Map(instalments.map(({ id, order_id }) => [id, order_id]));
  const cards = yookassa.payments().map(({ id, metadata, status, amount }) => ({
    ...{ id, status, orderId: metadata?.order_id ?? '', kopecks: kopecksOf(amount) },
  }));
  const contracts = tbank.applications().map(({ orderNumber: id, status, sumKopecks: kopecks }) => ({
    ...{ id, kopecks, orderId: orders.get(id) ?? `of unknown ${id}` },
    status:
      status === 'signed' ? ('succeeded' as const) : status === 'canceled' ? status : ('pending' as const),
  }));
  const withdrawn = tbank
    .applications()
    .filter((one) => one.status === 'canceled' && one.coolsUntil !== null);
  return {
    ledger: [...cards, ...contracts] as Taken[],
    revoked: new Set(withdrawn.map(({ orderNumber }) => orders.get(orderNumber)!)),
  };
}

/** Applicants get a reference: the orders that these name. A deleted one names nothing. */
export function namedBy(told: readonly Told[], instalments: Instalments): Told[] {
  const orders = new Map(instalments.map(({ reference, order_id }) => [reference, order_id]));
  return told.map((one) => ({
    ...one,
    orders: new Set([...one.payments].map((reference) => orders.get(reference) ?? reference)),
  }));
}
