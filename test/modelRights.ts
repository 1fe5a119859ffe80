/** Who may make the calls about models. A part of rights.ts. */
export const modelRights = {
  'GET /api/models': { whom: 'anyone' },
  'POST /api/models': {
    whom: 'models.manage',
    body: { name: 'Вера', height: 176, size: '44', location: 'Москва', photo: '' },
  },
  'PUT /api/models/{id}': { whom: 'models.manage', names: 'model', body: { size: '46' } },
  'DELETE /api/models/{id}': { whom: 'models.manage', names: 'model' },
  'GET /api/admin/models': { whom: 'models.view' },
  'GET /api/admin/models/{id}': { whom: 'models.view', names: 'model' },
  'POST /api/admin/models/{id}/published': {
    whom: 'models.manage',
    names: 'model',
    body: { is_published: false },
  },
  'POST /api/admin/models/{id}/consent': {
    whom: 'models.manage',
    names: 'model',
    body: { signed_by: 'Вера Ким', signed_on: '2026-01-02' },
  },
  'POST /api/admin/models/{id}/consent/withdrawal': {
    whom: 'models.manage',
    names: 'model',
    body: { reason: 'по телефону' },
  },
  'PUT /api/admin/models/{id}/place': {
    whom: 'models.manage',
    names: 'model',
    body: { beside: '00000000-0000-4000-8000-000000000001', side: 'before' },
  },
  'POST /api/admin/models/{id}/restore': { whom: 'models.manage', names: 'model' },
} as const;
