/** Who may look after people: part of rights.ts. */
const text = { text: 'Звонили' };
const notOneself = { but: [] };
const nobody = '00000000-0000-4000-8000-000000000000';

export const careRights = {
  'GET /api/admin/users/{id}/stuck': { whom: 'users.view', names: 'user' },
  'GET /api/admin/users/{id}/progress': { whom: 'student-care', names: 'user' },
  'GET /api/admin/users/{id}/devices': { whom: 'student-care', names: 'user' },
  'GET /api/admin/users/{id}/mails': { whom: 'student-care', names: 'user' },
  'GET /api/admin/users/{id}/consents': { whom: 'student-care', names: 'user' },
  'GET /api/admin/users/{id}/notes': { whom: 'student-care', names: 'user', notOneself },
  'POST /api/admin/users/{id}/notes': { whom: 'student-care', names: 'user', body: text, notOneself },
  'GET /api/admin/users/{id}/certificates': { whom: 'course_access.manage', names: 'user' },
  'GET /api/admin/users/{id}/model-profiles': { whom: 'applications.view', names: 'user' },
  'GET /api/admin/users/{id}/conversations': { whom: 'support.chat', names: 'user' },
  'GET /api/admin/colleagues': { whom: 'student-care' },
  'GET /api/admin/handovers': { whom: 'users.view' },
  'GET /api/admin/users/{id}/handover': { whom: 'users.view', names: 'user' },
  'GET /api/admin/orders/{id}/handover': { whom: 'users.view', names: 'order' },
  'POST /api/admin/users/{id}/handover': {
    whom: 'student-care',
    names: 'user',
    body: { colleague_id: nobody, ...text },
  },
  'POST /api/admin/orders/{id}/handover': {
    whom: 'student-care',
    names: 'order',
    body: { colleague_id: nobody, ...text },
  },
  'POST /api/admin/handovers/{id}/done': { whom: 'users.view', names: 'handover' },
  'POST /api/admin/orders/{id}/refund-wish': {
    whom: 'student-care',
    names: 'order',
    body: { reason: 'Просит по телефону' },
  },
  'POST /api/admin/refund-wishes/{id}/decline': {
    whom: 'refunds.manage',
    names: 'refund wish',
    body: { reason: 'Срок истёк' },
  },
} as const;
