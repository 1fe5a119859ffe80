/** Who may answer for someone under 18: the holder of the mailed link. A part of rights.ts. */
export const guardianRights = {
  'POST /api/guardian/show': { whom: 'anyone' },
  'POST /api/guardian/consent': { whom: 'anyone' },
  'POST /api/guardian/decline': { whom: 'anyone' },
  'POST /api/guardian/pay': { whom: 'anyone' },
  'POST /api/guardian/link': { whom: 'anyone' },
  'POST /api/guardian/refunds/show': { whom: 'anyone' },
  'POST /api/guardian/refunds': { whom: 'anyone' },
} as const;
