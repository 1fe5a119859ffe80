/**
 * Steps of a school before it opens. A feature names its steps in the plain half of its manifest; here it looks at the
 * school as it is. The panel gathers them (office/launch).
 */
import type { LaunchStep } from '#shared/manifest.ts';
import type { Context } from './context.ts';

export interface LaunchChecks<K extends string = string> {
  /** As the plain half of the manifest says. */
  steps: Readonly<Record<K, LaunchStep>>;
  look: Readonly<Record<K, LookAtStep>>;
  /** The state that a person confirms at a step; a different state needs a new confirmation. */
  subjects: Partial<Readonly<Record<K, (ctx: Context) => Promise<string>>>>;
}

/** @param proof the latest one of this step, of whatever it was */
export type LookAtStep = (ctx: Context, proof: LaunchProof | null) => Promise<LaunchFound>;

export interface LaunchProof {
  /** The subject of the proof, as the check itself names it. */
  subject: string;
  /** An ISO time. */
  at: string;
}

export interface LaunchFound {
  /** `failed`: something is wrong, not only still to be done. `unknown`: nobody can tell. */
  state: 'done' | 'open' | 'failed' | 'unknown';
  /** When it was proved: an ISO time; null where the state itself is the proof. */
  at?: string | null;
  notes?: readonly LaunchNote[];
}

/** A remark, by its name among the words of the step. */
export interface LaunchNote {
  name: string;
  values?: Readonly<Record<string, string>>;
  /** Where in the panel this very thing is mended. */
  path?: string;
}

/** A step of the manifest that is missing in `look` does not compile. */
export function launchChecksOf<K extends string>(
  steps: Readonly<Record<K, LaunchStep>>,
  look: NoInfer<Readonly<Record<K, LookAtStep>>>,
  subjects: NoInfer<LaunchChecks<K>['subjects']> = {},
): LaunchChecks {
  return { steps, look, subjects } as LaunchChecks;
}
