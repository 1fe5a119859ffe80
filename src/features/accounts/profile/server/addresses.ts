/** Pending changes of an address, and former addresses, for use by other features. */
import * as changes from './address.store.ts';
import * as former from './formerAddresses.store.ts';

export const { deleteChanges } = changes;
export const { deleteFormers, findFormerOfAddress } = former;
