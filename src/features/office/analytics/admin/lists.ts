/** Addresses of the lists that figures count. */
import { orderPaths } from '#features/sales/orders/paths.ts';
import { directSource } from '#features/sales/orders/rules.ts';
import { refundPaths } from '#features/sales/refunds/paths.ts';
import type { Period } from '../rules.ts';

export type FunnelKind = 'source' | 'course' | 'code';

interface Only {
  kind: FunnelKind;
  value: string;
}

type Within = Pick<Period, 'first' | 'last'>;

export const listOf = {
  begun: ({ first, last }: Within, only?: Only) => orders({ from: first, to: last, ...narrowed(only) }),
  paid: ({ first, last }: Within, only?: Only) =>
    orders({ paid_from: first, paid_to: last, ...narrowed(only) }),
  refunded: ({ first, last }: Within) =>
    `${refundPaths.list}?state=succeeded&finished_from=${first}&finished_to=${last}`,
};

function orders(narrowing: Record<string, string>): string {
  return `${orderPaths.list}?${new URLSearchParams({ ...narrowing, test: 'counted' })}`;
}

function narrowed(only: Only | undefined): Record<string, string> {
  if (!only) return {};
  return { [only.kind]: only.kind === 'source' ? only.value || directSource : only.value };
}
