/** Who may do what about applications of models: a part of rights.ts. */
const secret = 'a'.repeat(43);
const picture = 'data:image/png;base64,AA';

export const applicationRights = {
  'POST /api/model/applications': { whom: 'anyone' },
  'POST /api/model/profile': { whom: 'anyone' },
  'POST /api/model/drafts': { whom: 'anyone' },
  'POST /api/model/drafts/{id}/snaps': { whom: 'anyone', names: 'draft', body: { secret } },
  'PUT /api/model/drafts/{id}/snaps': {
    whom: 'anyone',
    names: 'draft',
    body: { secret, kind: 'face_front', photo: picture },
  },
  'POST /api/model/drafts/{id}/remove-snap': {
    whom: 'anyone',
    names: 'draft',
    body: { secret, kind: 'face_front' },
  },
  'POST /api/model/status': { whom: 'anyone' },
  'POST /api/model/status/consent': { whom: 'anyone' },
  'PUT /api/model/status/snaps': { whom: 'anyone' },
  'POST /api/model/status/remove-snap': { whom: 'anyone' },
  'POST /api/model/status/erase': { whom: 'anyone' },
  'POST /api/model/status/link': { whom: 'anyone' },
  'DELETE /api/user/publications/{id}': { whom: 'signed-in' },
  'GET /api/admin/model-profiles': { whom: 'applications.view' },
  'GET /api/admin/model-profiles/export': { whom: 'applications.manage' },
  'GET /api/admin/model-profiles/{id}': { whom: 'applications.view', names: 'application' },
  'GET /api/admin/model-profiles/{id}/photos': { whom: 'applications.view', names: 'application' },
  'PUT /api/admin/model-profiles/{id}/status': {
    whom: 'applications.manage',
    names: 'application',
    body: { status: 'approved' },
  },
  'POST /api/admin/model-profiles/{id}/undo': { whom: 'applications.manage', names: 'application' },
  'POST /api/admin/model-profiles/{id}/adult': { whom: 'applications.manage', names: 'application' },
  'POST /api/admin/model-profiles/decide': {
    whom: 'applications.manage',
    body: { ids: ['00000000-0000-4000-8000-000000000000'], status: 'approved' },
  },
  'POST /api/admin/model-profiles/{id}/notes': {
    whom: 'applications.manage',
    names: 'application',
    body: { note: 'x' },
  },
  'POST /api/admin/model-profiles/{id}/ask-publication': {
    whom: 'applications.manage',
    names: 'application',
  },
  'POST /api/admin/model-profiles/{id}/publish': {
    whom: 'models.manage',
    names: 'application',
    body: { name: 'x', height: 170, size: '44', location: 'x', snap: null },
  },
  'POST /api/admin/model-profiles/{id}/unpublish': { whom: 'models.manage', names: 'application' },
  'GET /api/admin/model-profile-settings': { whom: 'applications.view' },
  'PUT /api/admin/model-profile-settings': {
    whom: 'applications.manage',
    body: { keep_rejected_days: 90, version: 'x' },
  },
} as const;
