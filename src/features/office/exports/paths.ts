export const exportPaths = { list: '/admin/export' } as const;
