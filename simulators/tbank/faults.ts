/** Faults of the API. Counters go down by one per call; 0 is off. */
export interface Faults {
  /** Answers 500 without doing the work. */
  failBefore: number;
  /** Answers 500 after doing the work: the outcome is unknown to the shop. */
  failAfter: number;
  htmlInsteadOfJson: number;
  tooManyRequests: number;
  /** Breaks the connection without an answer. */
  cut: number;
  /** Down: every call fails, until set back. */
  isDown: boolean;
  /** Delays every answer, in ms, until set back to 0. */
  slowMs: number;
  /** Answers about the application of this number, whichever was meant, and does nothing; empty: off. */
  answersAbout: string;
  /** Limits faults to calls that end so, such as `/create`; empty: all. */
  only: string;
}

export const noFaults: Readonly<Faults> = {
  failBefore: 0,
  failAfter: 0,
  htmlInsteadOfJson: 0,
  tooManyRequests: 0,
  cut: 0,
  isDown: false,
  slowMs: 0,
  answersAbout: '',
  only: '',
};

type Counter = 'failBefore' | 'failAfter' | 'htmlInsteadOfJson' | 'tooManyRequests' | 'cut';

/** Uses up one occurrence of a fault, if one is set for this call. */
export function takeFault(faults: Faults, kind: Counter, path: string): boolean {
  if (faults[kind] <= 0 || !path.endsWith(faults.only)) return false;
  faults[kind] -= 1;
  return true;
}
