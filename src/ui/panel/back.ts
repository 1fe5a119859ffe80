import { useLocation } from 'react-router';

/** What a link to a drawer takes along: where the reader is, for whoever closes it. */
export interface Origin {
  back: string;
}

/** The page as it is, with its filters; a form over it is not a part of it. */
export function useOrigin(): Origin {
  const { pathname, search } = useLocation();
  const params = new URLSearchParams(search);
  params.delete('form');
  return { back: params.size > 0 ? `${pathname}?${params}` : pathname };
}

/** The address to which closing leads: the list from which it was opened, or else its own. */
export function useBack(list: string): string {
  const { state, search } = useLocation();
  return (state as Origin | null)?.back ?? list + search;
}
