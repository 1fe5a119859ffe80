import { useMediaQuery } from '@mantine/hooks';

/** Whether the window is a phone's. */
export function usePhone(): boolean {
  return useMediaQuery('(max-width: 47.99em)', undefined, { getInitialValueInEffect: false });
}
