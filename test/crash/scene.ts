/** A run under way: who takes part, and what has happened to the product. */
import type { Buyers } from './buyers.ts';
import type { Clerk } from './clerk.ts';
import type { Customers } from './customers.ts';
import type { Outside } from './outside.ts';
import type { Place } from './place.ts';

export interface Slaughter {
  kills: number;
  /** Kills before the product was serving. */
  early: number;
  /** Measured from the last start. */
  quietMs: number;
}

export interface Scene {
  place: Place;
  outside: Outside;
  buyers: Buyers;
  applicants: Customers;
  rater: Customers;
  clerk: Clerk;
}
