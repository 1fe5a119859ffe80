import { useLocation, useSearchParams } from 'react-router';
import type { Listing } from '#shared/listing.ts';
import { useCall } from '#ui/panel/query.ts';
import { savedViewsApi } from '../contract.ts';
import { selectionOf, withSelection } from '../rules.ts';

/** Views of the list that the reader is at, and which of them it shows. */
export function useViews(listing: Listing) {
  const { pathname } = useLocation();
  const [params] = useSearchParams();
  const views = useCall(savedViewsApi.list, { list: listing.name }).data?.views ?? [];
  const keys = Object.keys(listing.query.shape);
  const selection = selectionOf(keys, params);
  return {
    views,
    selection,
    current: views.find(({ query }) => selectionOf(keys, new URLSearchParams(query)) === selection),
    /** The address of this list with another selection. */
    to: (query: string) => `${pathname}?${withSelection(keys, params, query)}`,
  };
}
