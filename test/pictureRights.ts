/** Who may make the calls about the pictures of the site. A part of rights.ts. */
const words = { alt: { ru: 'Модель на подиуме' } };

export const pictureRights = {
  'GET /api/site/pictures': { whom: 'anyone' },
  'GET /api/admin/site/pictures': { whom: 'content.manage' },
  'GET /api/admin/site/pictures/{id}': { whom: 'content.manage', names: 'site picture' },
  'POST /api/admin/site/pictures': {
    whom: 'content.manage',
    body: { ...words, place: 'proof', picture: 'data:image/png;base64,' },
  },
  'PUT /api/admin/site/pictures/{id}': {
    whom: 'content.manage',
    names: 'site picture',
    body: { ...words, version: '-' },
  },
  'PUT /api/admin/site/pictures/{id}/place': {
    whom: 'content.manage',
    names: 'site picture',
    body: { beside: '00000000-0000-4000-8000-000000000001', side: 'before' },
  },
  'DELETE /api/admin/site/pictures/{id}': { whom: 'content.manage', names: 'site picture' },
  'POST /api/admin/site/pictures/{id}/restore': { whom: 'content.manage', names: 'site picture' },
} as const;
