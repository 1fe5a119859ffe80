import { type PointerEvent, useEffect, useState } from 'react';
import { second } from '#shared/dates.ts';

/** Value from the specification. */
const closesAfterSeconds = 30;

/**
 * Closes a popup after 30 seconds without a pointer over it or focus on one of its controls; it can be held open (WCAG
 * 2.2.1).
 * @param isHeld something over the popup has the attention
 */
export function useAutoClose(onClose: () => void, isHeld: boolean) {
  const [secondsLeft, setSecondsLeft] = useState(closesAfterSeconds);
  const [isPointed, setPointed] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const [isKept, setKept] = useState(false);
  const isCounting = !isPointed && !isFocused && !isKept && !isHeld;

  useEffect(() => {
    if (!isCounting) return;
    const clock = setInterval(() => setSecondsLeft((left) => left - 1), second);
    return () => clearInterval(clock);
  }, [isCounting]);

  useEffect(() => {
    if (secondsLeft <= 0) onClose();
  }, [secondsLeft, onClose]);

  return {
    secondsLeft: Math.max(secondsLeft, 0),
    state: isKept ? ('kept' as const) : isCounting ? ('counting' as const) : ('paused' as const),
    keep: () => setKept(true),
    watched: {
      // A popup that opens under a resting pointer is not being read yet.
      onPointerMove: (event: PointerEvent) => {
        if (event.movementX !== 0 || event.movementY !== 0) setPointed(true);
      },
      onPointerLeave: () => setPointed(false),
      onFocus: () => setFocused(true),
      onBlur: () => setFocused(false),
    },
  };
}
