/** Addresses in the panel: the audit log. */
export const auditPaths = {
  list: '/admin/system/audit',
  one: (id: string) => `/admin/system/audit/${id}`,
} as const;
