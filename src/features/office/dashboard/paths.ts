/** Address in the panel: its first page. */
export const dashboardPaths = { list: '/admin/dashboard' } as const;
