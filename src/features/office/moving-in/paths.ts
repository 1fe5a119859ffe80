export const movingInPaths = { list: '/admin/users/moving-in' } as const;
