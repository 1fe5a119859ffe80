/** Troubles of the wire that the next API calls meet. Counters run down by one a call; 0 is off. */
export type Faults = {
  /** 500, and nothing was done. */
  failBeforeCommit: number;
  /** 500 although the work was done: the outcome is unknown to the shop. */
  failAfterCommit: number;
  tooManyRequests: number;
  /** The done work is answered with the legacy 202 `processing`. */
  legacyProcessing: number;
  htmlInsteadOfJson: number;
  /** The connection breaks in the middle of the answer. */
  cutConnection: number;
  /** Every answer waits so long after the work is done, until set back to 0. */
  slowMs: number;
  /** Only calls that begin so meet a fault, for example `POST /v3/refunds`; empty: all. */
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
