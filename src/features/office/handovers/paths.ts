/** Addresses in the panel: what colleagues have handed to the reader. */
export const handoverPaths = { list: '/admin/users/handed' } as const;
