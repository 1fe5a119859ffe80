/** Address of its page in the panel. */
export const backupPaths = { list: '/admin/system/backups' } as const;
