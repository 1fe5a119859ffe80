/** A neutral name: lists of blockers know the others. */
export const seenPath = '/api/seen';
