import type { Ledger } from './ledger.ts';
import type { Application } from './model.ts';

/** One shop at the bank: the state that every part of the simulator shares. */
export interface Shop {
  shopId: string;
  showcaseId: string;
  password: string;
  /** Months and the promo code that the bank has agreed for each. */
  promoCodes: ReadonlyMap<string, number>;
  ledger: Ledger;
  now(): Date;
  /** Origin of the form. */
  publicUrl(): string;
  /** The shop's site as the bank has registered it: webhooks go to no other. Null: any. */
  site(): string | null;
  /** Queues a webhook about the application as it is at this moment. */
  notify(application: Application): void;
}

/** Refused, with the bank's status. */
export class Refusal extends Error {
  readonly status: number;
  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}
