/**
 * Things that do not go on with a person by themselves. A feature names its kinds in the plain half of its manifest;
 * here it says what is stuck. A person's page gathers them (office/people).
 */
import type { StuckKind } from '#shared/manifest.ts';
import type { Context } from './context.ts';

export interface Stuck<K extends string = string> {
  /** As the plain half of the manifest says. */
  kinds: Readonly<Record<K, StuckKind>>;
  find: Readonly<Record<K, FindStuck>>;
}

export type FindStuck = (ctx: Context, person: StuckPerson) => Promise<readonly StuckThing[]>;

export interface StuckPerson {
  id: string;
  email: string;
}

export interface StuckThing {
  /** The subject, such as an order's number; empty where the kind says all. */
  subject: string;
  /** Since when: an ISO time. */
  since: string;
  /** Where in the panel it is dealt with; null where that is the page itself. */
  path: string | null;
}

/** A kind of the manifest that is missing in `find` does not compile. */
export function stuckOf<K extends string>(
  kinds: Readonly<Record<K, StuckKind>>,
  find: NoInfer<Readonly<Record<K, FindStuck>>>,
): Stuck {
  return { kinds, find };
}
