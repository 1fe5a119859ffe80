/**
 * Keys of a list: `/` goes to the search, J and K to the next and the former row, whose link Enter opens. By the place of
 * the key, so that they are the same in every alphabet. They can be switched off: who speaks to the browser, or writes
 * elsewhere, must not set them off (WCAG 2.1.4).
 */
import { useEffect } from 'react';
import { kept } from '#shared/storageKeys.ts';
import { localStore } from '#ui/storage.ts';

/** Marks a row's link for the keys. */
export const rowLink = { 'data-row-link': '' } as const;

export function areKeysOn(): boolean {
  return localStore.get(kept.listKeys) !== 'off';
}

export function switchKeys(isOn: boolean): void {
  localStore.set(kept.listKeys, isOn ? 'on' : 'off');
}

export function useListKeys(): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (!isForTheList(event)) return;
      const target = event.code === 'Slash' ? searchField() : nextRow(event.code);
      if (!target) return;
      event.preventDefault();
      target.focus();
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}

/** For who comes by the keyboard and wants the rows, not what stands above them. */
export function focusFirstRow(): void {
  document.querySelector<HTMLElement>('[data-row-link]')?.focus();
}

/** False while somebody types, chooses or has a dialog open, and where the keys are switched off. */
export function isForTheList({ target, ctrlKey, altKey, metaKey, shiftKey }: KeyboardEvent): boolean {
  const isTyping = (target as Element).closest('input, textarea, select, [contenteditable], [role=dialog]');
  return !isTyping && !(ctrlKey || altKey || metaKey || shiftKey) && areKeysOn();
}

function searchField(): HTMLElement | null {
  return document.querySelector('main input[type=search]');
}

function nextRow(code: string): HTMLElement | undefined {
  if (code !== 'KeyJ' && code !== 'KeyK') return undefined;
  const rows = [...document.querySelectorAll<HTMLElement>('[data-row-link]')];
  const place = rows.indexOf(document.activeElement as HTMLElement);
  return rows[code === 'KeyJ' ? place + 1 : Math.max(place - 1, 0)];
}
