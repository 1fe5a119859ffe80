/** Addresses in the panel: the profiles of models. */
export const applicationPaths = {
  list: '/admin/model-profiles',
  one: (id: string) => `/admin/model-profiles/${id}`,
} as const;
