/** Addresses in the panel: which news one gets. */
export const noticePaths = { own: '/admin/account/notices' } as const;
