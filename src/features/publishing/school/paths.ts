/** Addresses in the panel: the school's settings. */
export const schoolPaths = {
  school: '/admin/system/school',
  contacts: '/admin/content/contacts',
} as const;
