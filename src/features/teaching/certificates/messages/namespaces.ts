import { certificatesAuditFieldMessages, certificatesAuditMessages } from './audit.ts';
import { certificatesMessages } from './certificates.ts';
import { certificatesPanelMessages } from './panel.ts';

/** Texts of its pages, by namespace. */
export const certificatesTexts = {
  auditFields: certificatesAuditFieldMessages,
  auditActions: certificatesAuditMessages,
  certificates: certificatesMessages,
  certificatesPanel: certificatesPanelMessages,
};
