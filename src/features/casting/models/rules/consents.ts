/** Consents to be shown in the gallery. */
export const consentStates = ['given', 'missing', 'withdrawn', 'not_needed'] as const;
export type ConsentState = (typeof consentStates)[number];

export const modelStates = ['published', 'hidden', 'deleted'] as const;
export type ModelState = (typeof modelStates)[number];

/** Whether a model may be shown to everybody. Only the drawn people of the demo need no consent. */
export function mayBePublished({ consent, state }: { consent: ConsentState; state: ModelState }): boolean {
  return state !== 'deleted' && (consent === 'given' || consent === 'not_needed');
}
