/** Pending changes of an address, and former addresses, for use by other features. */
import * as changes from './changes.store.ts';
import * as former from './former.store.ts';

export type FormerAddressRow = former.FormerAddressRow;
export const {
  deleteChanges,
  findChange,
  findChangeOfLink,
  findOpenChange,
  insertChange,
  insertChangeLink,
  markConfirmed,
} = changes;
export const { deleteFormers, deleteFormersSince, findFormerOfAddress, findFormerOfLink, insertFormer } =
  former;
