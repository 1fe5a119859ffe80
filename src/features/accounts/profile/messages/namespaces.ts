import { addressMessages } from './address.ts';
import { profileAuditFieldMessages } from './audit.ts';
import { profileMessages } from './profile.ts';

/** Texts of its pages, by namespace. */
export const profileTexts = {
  address: addressMessages,
  auditFields: profileAuditFieldMessages,
  profile: profileMessages,
};
