import type { FeatureManifest } from '#shared/manifest.ts';
import { receiptPaths } from './paths.ts';

export const receipts = {
  parts: [
    {
      section: 'orders',
      place: 7,
      path: receiptPaths.list,
      permission: 'orders.view',
      title: 'receiptsPanel.list.title',
    },
  ],
  audit: ['receipt.retried'],
  auditFields: ['failed'],
  pages: [
    {
      path: receiptPaths.list,
      file: 'features/sales/receipts/admin/ReceiptsPage.tsx',
      texts: ['receiptsPanel'],
    },
  ],
  notices: {
    receipt_failed: { place: 5, permission: 'refunds.manage', isMailed: true },
  },
  tasks: {
    receipt_missing: { place: 5, permission: 'refunds.manage', path: `${receiptPaths.list}?failed=yes` },
  },
} as const satisfies FeatureManifest;
