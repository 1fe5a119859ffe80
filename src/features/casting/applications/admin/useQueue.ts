import { useCallback, useEffect, useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import type { ListedApplication } from '../listing.ts';
import type { ApplicationsList } from './useApplications.ts';

const key = 'candidate';
/** Stands in the address for the last one of a page that was reached from behind. */
const last = 'last';

/**
 * Candidates of one state one after the other, and who of them is shown (`?candidate=`). Where that one has left the
 * queue, as after a decision, the next one has taken the place.
 */
export function useQueue({ values, change, query }: ApplicationsList) {
  const [params] = useSearchParams();
  const show = useShow();
  const { profiles, total = 0 } = query.data ?? {};
  const asked = params.get(key);
  const place = usePlace(profiles, asked);
  const shown = profiles?.[place];
  useEffect(() => {
    if (shown && asked !== null && asked !== shown.id) show(shown.id);
  }, [shown, asked, show]);
  const { page, page_size } = values;
  const before = (page - 1) * page_size;
  // The last page may have been emptied by the decisions about it.
  useEffect(() => {
    if (profiles?.length === 0 && page > 1) void change({ page: page - 1 }, { isTyping: true });
  }, [profiles, page, change]);
  const position = before + place + 1;
  const step = (by: 1 | -1) => () => {
    const other = profiles?.[place + by];
    if (other) show(other.id);
    else show(by === 1 ? null : last, page + by);
  };
  return {
    ...{ shown, total, position, show },
    next: position < total ? step(1) : null,
    previous: position > 1 ? step(-1) : null,
  };
}

function usePlace(profiles: readonly ListedApplication[] | undefined, asked: string | null): number {
  const former = useRef(0);
  const rows = profiles ?? [];
  const found = asked === last ? rows.length - 1 : rows.findIndex(({ id }) => id === asked);
  const place = found >= 0 ? found : asked === null ? 0 : Math.min(former.current, rows.length - 1);
  if (profiles) former.current = Math.max(place, 0);
  return Math.max(place, 0);
}

function useShow() {
  const navigate = useNavigate();
  return useCallback(
    (candidate: string | null, page?: number) => {
      const next = new URLSearchParams(window.location.search);
      if (candidate === null) next.delete(key);
      else next.set(key, candidate);
      if (page !== undefined) next.set('page', String(page));
      const { pathname } = window.location;
      void navigate({ pathname, search: `${next}` }, { replace: true, preventScrollReset: true });
    },
    [navigate],
  );
}
