import { useLocation } from 'react-router';

/** Carried by a link to a drawer: the page to return to when the drawer closes. */
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

/** Where closing leads: the list that opened it, or else its own. */
export function useBack(list: string): string {
  const { state, search } = useLocation();
  return (state as Origin | null)?.back ?? list + search;
}
