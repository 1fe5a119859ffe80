/** Rights for the calls about the texts of the site. */
const text = { language: 'ru', value: { eyebrow: '', title: 'Наша школа', lead: '' } };

export const contentRights = {
  'GET /api/admin/content': { whom: 'content.manage' },
  'GET /api/admin/content/{section}': { whom: 'content.manage', names: 'section' },
  'PUT /api/admin/content/{section}': { whom: 'content.manage', names: 'section' },
  'DELETE /api/admin/content/{section}': { whom: 'content.manage', names: 'section' },
  'POST /api/admin/content/{section}/preview': { whom: 'content.manage', names: 'section', body: text },
  'GET /api/admin/content/{section}/history': {
    whom: 'content.manage',
    names: 'section',
    query: { language: 'ru' },
  },
  'POST /api/admin/content/versions/{id}/restore': {
    whom: 'content.manage',
    names: 'version',
    body: { version: '' },
  },
  'PUT /api/admin/content/{section}/plan': {
    whom: 'content.manage',
    names: 'section',
    body: { ...text, at: '2099-01-01T10:00' },
  },
  'DELETE /api/admin/content/{section}/plan': {
    whom: 'content.manage',
    names: 'section',
    body: { language: 'ru' },
  },
  'POST /api/admin/content/{section}/editors': { whom: 'content.manage', names: 'section' },
  'GET /api/admin/content/essentials': { whom: 'content.manage' },
  'POST /api/admin/content': { whom: 'content.manage' },
  'GET /api/admin/documents': { whom: 'content.manage' },
  'GET /api/admin/documents/{document}': { whom: 'content.manage', names: 'document' },
  'POST /api/admin/documents/{document}': { whom: 'content.manage', names: 'document' },
} as const;
