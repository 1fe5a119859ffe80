/** A run under way: who takes part, and what has happened to the product. */
import type { ServerProcess } from '#test/product.ts';
import type { Buyers } from './buyers.ts';
import type { Clerk } from './clerk.ts';
import type { Customers } from './customers.ts';
import type { Outside } from './outside.ts';
import type { Place } from './place.ts';

export type { Place };

export interface Plan {
  kills: number;
  /**
   * How far ahead the clock of the last start is set, so that waiting jobs are due. 0: the test waits for
   * them.
   */
  aheadMs: number;
  /** Longest rest of a buyer between two purchases: each brings ten jobs, and a product that is killed does few. */
  restMs: number;
  /** After the last disturbance everything must be finished within this time. */
  quietWithinMs: number;
  /** Crashes the database instead of the product, and lets it recover. */
  restartDatabase?: () => Promise<void>;
}

export interface Slaughter {
  /** How often the product was killed, or its database restarted. */
  kills: number;
  /** Kills before the product was serving. */
  early: number;
  /** Measured from the last start. */
  quietMs: number;
  /** How long the product was not ready after each restart of its database. */
  awayMs: number[];
  /** Transactions open in the end. */
  leftOpen: number;
}

export interface Scene {
  place: Place;
  outside: Outside;
  buyers: Buyers;
  applicants: Customers;
  rater: Customers;
  clerk: Clerk;
}

export interface Disturbance {
  start(flags?: readonly string[]): ServerProcess;
  place: Place;
  plan: Plan;
  slaughter: Slaughter;
  /** Purchases so far. */
  sold(): number;
}
