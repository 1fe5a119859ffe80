/** Actions that staff may take on orders, and how often. */
import { hour } from '#shared/dates.ts';
import type { Limit } from '#shared/limits.ts';
import { type Standing, standingFacts } from './standings.ts';

/** Ways for money to bypass the provider. */
export const manualMethods = ['transfer', 'cash'] as const;

/** Keeps staff from flooding a buyer's mailbox between them. */
export const staffMailLimits: Limit[] = [
  { name: 'mails of staff about an order', by: 'field', field: 'id', times: 20, perMs: 1 * hour },
  { name: 'mails of staff', by: 'person', times: 200, perMs: 1 * hour },
];
interface ShownOrder {
  standing: Standing;
  user_id: string | null;
  erased: boolean;
}

/** Actions that the order's standing allows: for the server and for every button. */
export function allowedActions({ standing, user_id, erased }: ShownOrder) {
  const may = standingFacts[standing];
  return {
    write: !erased,
    sendAccess: !erased && user_id !== null && may.mayOpen,
    cancel: may.mayCancel,
  };
}

export function isOneLine(text: string): boolean {
  return !/[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/u.test(text);
}
