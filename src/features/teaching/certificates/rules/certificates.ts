import { day, hour } from '#shared/dates.ts';
import type { Limit } from '#shared/limits.ts';
import { numbered } from '#shared/numbers.ts';

/** Drawing takes a fifth of a second of the processor. */
export const drawingLimits = [
  { name: 'certificate drawing', by: 'person', times: 60, perMs: hour, atOnce: 10 },
] satisfies Limit[];

/** A certificate must not go from hand to hand. */
export const renameLimits = [
  { name: 'certificate name', by: 'person', times: 3, perMs: day },
] satisfies Limit[];

/** A certificate's number as people write it. */
export function numberInWords(number: number): string {
  return numbered('C', number);
}

/** The number that stands on a certificate: a former school's stays what it was. */
export function certificateNumber({ number, old_number }: { number: number; old_number: string | null }) {
  return old_number ?? numberInWords(number);
}

/** Where anybody can verify a certificate. */
export function certificatePath(token: string): string {
  return `/certificate/${token}`;
}

/** Link preview of that page. */
export function sharePath(token: string): string {
  return `/share/certificates/${token}.jpg`;
}

/** The reason of a certificate whose owner was erased. */
export const erasedReason = 'erased';
