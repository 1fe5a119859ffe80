/** The launch of a school: a wizard at first, a checklist for ever. */
import { hour, minute } from '#shared/dates.ts';

/** Marks of the launch as a whole stand under this name. */
export const wholeLaunch = 'launch';

export const codeDigits = 6;
export const codeMs = 24 * hour;

/** Trial mails that may be asked for, and guesses at a code. */
export const mailLimits = [{ name: 'trial mails', by: 'everybody', times: 12, perMs: 1 * hour }] as const;
export const codeLimits = [
  { name: 'codes of trial mails', by: 'everybody', times: 10, perMs: 10 * minute },
] as const;

/** `failed`: something is wrong, or is so no more. `unknown`: nobody can tell. */
export const stepStates = ['done', 'open', 'failed', 'unknown'] as const;
export type StepState = (typeof stepStates)[number];

interface Standing {
  name: string;
  state: StepState;
  /** When somebody put it off. */
  skipped_at: string | null;
}

/** The step to go on with; undefined once each is done or put off. */
export function nextStep<S extends Standing>(steps: readonly S[]): S | undefined {
  return steps.find(({ state, skipped_at }) => state !== 'done' && skipped_at === null);
}

export function countDone(steps: readonly Pick<Standing, 'state'>[]): number {
  return steps.filter(({ state }) => state === 'done').length;
}

/** In a school that has been launched a step that is not done is no plan any more, unless it was put off. */
export function stateIn(
  state: StepState,
  { isFinished, isSkipped }: { isFinished: boolean; isSkipped: boolean },
): StepState {
  return state === 'open' && isFinished && !isSkipped ? 'failed' : state;
}
