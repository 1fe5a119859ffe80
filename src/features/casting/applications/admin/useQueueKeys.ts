import { useEffect, useEffectEvent } from 'react';
import { isForTheList } from '#ui/panel/useListKeys.ts';

/** By the place of the key, so that they are the same in every alphabet. Those that do nothing now are absent. */
export type QueueKeys = Partial<
  Record<'ArrowLeft' | 'ArrowRight' | 'KeyA' | 'KeyR' | 'KeyZ' | 'Enter', (() => void) | null>
>;

/** Keys of the queue; silent while somebody types, in a dialog, and where the keys of lists are switched off. */
export function useQueueKeys(keys: QueueKeys): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const act = keys[event.code as keyof QueueKeys];
    if (!act || event.repeat || !isForTheList(event) || isElsewhere(event)) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}

/** A dialog is open, or the key belongs to the button, link or choice that has the focus. */
function isElsewhere({ code, target }: KeyboardEvent): boolean {
  if (document.querySelector('[role=dialog], [role=alertdialog]')) return true;
  const isArrow = code.startsWith('Arrow');
  const own = isArrow ? '[role=radiogroup], [role=tablist]' : code === 'Enter' ? 'a, button' : null;
  return own !== null && (target as Element).closest(own) !== null;
}
