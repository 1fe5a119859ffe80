import { roleCan } from '#shared/access.ts';
import { ofPages } from '#shared/listing.ts';
import type { Role } from '#shared/roles.ts';

/** As many of one list as anybody saves, so that tabs stay tabs. */
export const mostViews = 20;

/** A shared view is also its admins' to change; nobody sees another's own one. */
export function mayChange(
  view: { owner_id: string; is_shared: number },
  reader: { id: string; role: Role },
): boolean {
  return view.owner_id === reader.id || (view.is_shared === 1 && roleCan(reader.role, 'users.manage'));
}

/**
 * Search, filters and order in an address, in an order of their own: two addresses that show the same are alike. Pages
 * move while a list grows: no view keeps one.
 */
export function selectionOf(keys: readonly string[], params: URLSearchParams): string {
  const own = [...params].filter(([key]) => !ofPages.includes(key) && keys.includes(key));
  return new URLSearchParams(own.toSorted(([one], [other]) => (one < other ? -1 : 1))).toString();
}

/** The address with another selection; what else stands in it stays, but no form. */
export function withSelection(keys: readonly string[], params: URLSearchParams, query: string): string {
  const rest = [...params].filter(([key]) => key !== 'form' && !keys.includes(key));
  return new URLSearchParams([...rest, ...new URLSearchParams(query)]).toString();
}
