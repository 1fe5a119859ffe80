/** Who may do what to several people at once. */
const somebody = ['00000000-0000-4000-8000-000000000000'];
const mail = { about: 'service', subject: 'Новое расписание', text: 'Занятия начинаются в шесть.' };

export const batchRights = {
  'GET /api/admin/users/found': { whom: 'users.view' },
  'POST /api/admin/batches/course': {
    whom: 'course_access.manage',
    body: { ids: somebody, course_id: somebody[0] },
  },
  'POST /api/admin/batches/block': { whom: 'users.edit', body: { ids: somebody } },
  'POST /api/admin/batches/reach': { whom: 'support.chat', body: { ids: somebody, about: 'service' } },
  'POST /api/admin/batches/mail': { whom: 'support.chat', body: { ids: somebody, ...mail } },
  'POST /api/admin/batches/selection': { whom: 'data.export', body: { ids: somebody } },
  'POST /api/admin/batches/{id}/undo': { whom: 'staff', names: 'batch' },
} as const;
