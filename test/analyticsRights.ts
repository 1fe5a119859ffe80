/** Rights for the calls about what the school knows of itself. */
export const analyticsRights = {
  'GET /api/admin/analytics': { whom: 'statistics.view' },
  'GET /api/admin/analytics/stuck': { whom: 'student-care', query: { kind: 'stopped' } },
  'GET /api/admin/analytics/stored': { whom: 'statistics.view' },
} as const;
