/** Network and server faults for the next API calls. Counters go down by one per call; 0 is off. */
export type Faults = {
  /** Answers 500 without doing the work. */
  failBeforeCommit: number;
  /** Answers 500 after doing the work: the outcome is unknown to the shop. */
  failAfterCommit: number;
  tooManyRequests: number;
  /** Answers completed work with the legacy 202 `processing`. */
  legacyProcessing: number;
  htmlInsteadOfJson: number;
  /** Breaks the connection in the middle of the answer. */
  cutConnection: number;
  /** Delays every answer after the work is done, in ms, until set back to 0. */
  slowMs: number;
  /** Limits faults to calls that begin with this, for example `POST /v3/refunds`; empty: all. */
  only: string;
};
export type FaultKind = Exclude<keyof Faults, 'slowMs' | 'only'>;

export const NO_FAULTS: Readonly<Faults> = {
  failBeforeCommit: 0,
  failAfterCommit: 0,
  tooManyRequests: 0,
  legacyProcessing: 0,
  htmlInsteadOfJson: 0,
  cutConnection: 0,
  slowMs: 0,
  only: '',
};

/** Uses up one occurrence of a fault, if one is set for this call. */
export function takeFault(faults: Faults, kind: FaultKind, call: string): boolean {
  if (faults[kind] <= 0 || !call.startsWith(faults.only)) return false;
  faults[kind] -= 1;
  return true;
}

export function slownessOf(faults: Faults, call: string): number {
  return call.startsWith(faults.only) ? faults.slowMs : 0;
}
