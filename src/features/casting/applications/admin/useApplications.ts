import { useNavigate, useSearchParams } from 'react-router';
import { useListState } from '#ui/panel/listState.ts';
import { useCall } from '#ui/panel/query.ts';
import { applicationsPanelApi } from '../contract/panel.ts';
import { applicationsListing } from '../listing.ts';

export const views = ['cards', 'table'] as const;
export type View = (typeof views)[number];
const key = 'view';

/** The selection at the address, and how it is looked at. Cards show those of one state: who waits, unless asked otherwise. */
export function useApplications() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const view: View = params.get(key) === 'table' ? 'table' : 'cards';
  const state = useListState(applicationsListing.query);
  const status = state.values.status ?? (view === 'cards' ? 'new' : undefined);
  const values = { ...state.values, status };
  const query = useCall(applicationsPanelApi.list, values, { keepsLast: view === 'table' });
  const list = { ...state, values, listing: applicationsListing, query };
  /** Each view has its own pages. */
  const look = (chosen: View) => {
    const next = new URLSearchParams(window.location.search);
    for (const name of [key, 'page', 'candidate']) next.delete(name);
    if (chosen === 'table') next.set(key, chosen);
    void navigate(`?${next}`, { preventScrollReset: true });
  };
  return { list, view, look };
}
export type ApplicationsList = ReturnType<typeof useApplications>['list'];
