import { useEffect, useRef } from 'react';
import { CallError } from '#ui/api.ts';
import { guardianErrors } from '../errors.ts';

/** Runs when the server asks for a guardian although nobody has ticked the box: the person has said so elsewhere. */
export function useAskedForGuardian(refusal: unknown, onAsked: () => void): void {
  const latest = useRef(onAsked);
  latest.current = onAsked;
  useEffect(() => {
    if (refusal instanceof CallError && refusal.body.code === guardianErrors.guardian_required.code)
      latest.current();
  }, [refusal]);
}
