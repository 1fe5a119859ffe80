/** Addresses of its screens in the panel. */
export const systemPaths = {
  overview: '/admin/system/overview',
  jobs: '/admin/system/jobs',
  integrations: '/admin/system/integrations',
  logs: '/admin/system/logs',
} as const;
