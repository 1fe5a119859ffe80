/** Exports that nobody waits for: how one is begun, and what becomes of it. */
import { exportsApi } from '#features/office/exports/contract.ts';
import { ordersListing } from '#features/sales/orders/listing.ts';
import type { ListFormat } from '#shared/listing.ts';
import type { Person, World } from './world.ts';

/** All orders. @returns its id */
export async function beginExport(person: Person, format: ListFormat): Promise<string> {
  const { body } = await person.call(ordersListing.laterCall, { format, even_short: true });
  if (!body.id) throw new Error(`not begun: ${JSON.stringify(body)}`);
  return body.id;
}

export async function ownExports(person: Person) {
  return (await person.call(exportsApi.own, {})).body.exports;
}

export function exportedFile({ server }: World, { token }: Person, id: string) {
  return server.inject({
    url: `/api/admin/exports/${id}/file`,
    headers: { authorization: `Bearer ${token}`, 'accept-language': 'ru' },
  });
}
