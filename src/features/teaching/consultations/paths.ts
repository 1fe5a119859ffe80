/** Addresses in the panel: the consultations. */
export const consultationPaths = {
  list: '/admin/courses/consultations',
  one: (id: string) => `/admin/courses/consultations/${id}`,
} as const;
