import { promoCodesAuditFieldMessages, promoCodesAuditMessages } from './audit.ts';
import { promoLinkMessages } from './link.ts';
import { promoCodeListMessages } from './list.ts';
import { promoCodesMessages } from './promoCodes.ts';
import { promoCodesShortcutMessages } from './shortcuts.ts';

/** Texts of its pages, by namespace. */
export const promoCodesTexts = {
  auditFields: promoCodesAuditFieldMessages,
  auditActions: promoCodesAuditMessages,
  promoCodes: promoCodesMessages,
  promoLink: promoLinkMessages,
  promoCodeList: promoCodeListMessages,
  shortcuts: promoCodesShortcutMessages,
};
