import { useEffect, useEffectEvent } from 'react';

const openDialogs: symbol[] = [];

/** Escape closes only the topmost; Mantine's own listeners would close everything below too. */
export function useEscape(isOpen: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!isOpen) return;
    const self = Symbol('dialog');
    openDialogs.push(self);
    const listen = (event: KeyboardEvent) => {
      const isTaken = (event.target as Element).getAttribute?.('data-mantine-stop-propagation') === 'true';
      const isLast = openDialogs.at(-1) === self;
      if (event.key === 'Escape' && !event.isComposing && !isTaken && isLast) close();
    };
    window.addEventListener('keydown', listen, { capture: true });
    return () => {
      openDialogs.splice(openDialogs.indexOf(self), 1);
      window.removeEventListener('keydown', listen, { capture: true });
    };
  }, [isOpen]);
}
