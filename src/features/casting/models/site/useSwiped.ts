import { useEffect, useState } from 'react';
import { oneRow } from './oneRow.ts';

/** Whether the cards are in one row. */
export function useSwiped(): boolean {
  const [isSwiped, setSwiped] = useState(false);
  useEffect(() => {
    const narrow = matchMedia(oneRow);
    const look = () => setSwiped(narrow.matches);
    look();
    narrow.addEventListener('change', look);
    return () => narrow.removeEventListener('change', look);
  }, []);
  return isSwiped;
}
