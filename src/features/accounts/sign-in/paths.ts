/** Addresses of its screens in the panel. */
export const securityPaths = { security: '/admin/system/security' } as const;
