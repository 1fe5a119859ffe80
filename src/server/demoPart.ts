/** How a demo goes when live mode begins, or a rehearsal when it ends: each feature finds and removes its own rows of it. */
import type { TxContext } from './context.ts';

export interface DemoPart {
  /** Finds rows of it and locks them until the transaction ends. `found` is what higher features have found. */
  find?(ctx: TxContext, found: DemoRows): Promise<Partial<DemoRows>>;
  /** Ids of those accounts and courses that something real of its own names: they stay. */
  keeps?(ctx: TxContext, found: DemoRows): Promise<readonly string[]>;
  /** Removes its own, after all that stands above it. `count` reports how many there were. */
  remove?(ctx: TxContext, demo: DemoRows, count: CountRemoved): Promise<void>;
}

export interface DemoRows {
  /** When that mode first ran; null when it never did, or what it left was removed. */
  since: string | null;
  orderIds: readonly string[];
  /** Accounts that these orders created. */
  buyerIds: readonly string[];
  /** Accounts of which nothing is real: those of the demo, of people whom only its simulators know, of a rehearsal's buyers. */
  accounts: readonly DemoAccount[];
  /** Accounts that stay, closed until a mailed link has proven the address: others may know a way in. */
  open: readonly DemoAccount[];
  courseIds: readonly string[];
}

export interface DemoAccount {
  id: string;
  email: string;
}

/** Count of each kind removed. */
export interface Removed {
  accounts: number;
  /** Accounts kept, but closed to everybody until a mailed link proves the address. */
  closed: number;
  orders: number;
  /** Counts of visits. */
  visits: number;
  courses: number;
  models: number;
  reviews: number;
  texts: number;
}

export type CountRemoved = (kind: keyof Removed, rows: number) => void;
