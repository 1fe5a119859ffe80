/** Addresses in the panel: the certificates. */
export const certificatePaths = {
  list: '/admin/courses/certificates',
  one: (id: string) => `/admin/courses/certificates/${id}`,
} as const;
