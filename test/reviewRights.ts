/** Who may make the calls about reviews. A part of rights.ts. */
export const reviewRights = {
  'GET /api/reviews': { whom: 'anyone' },
  'POST /api/reviews': { whom: 'reviews.manage', body: { name: 'Дарья', text: 'Хорошо', rating: 4 } },
  'PUT /api/reviews/{id}': { whom: 'reviews.manage', names: 'review', body: { rating: 3 } },
  'DELETE /api/reviews/{id}': { whom: 'reviews.manage', names: 'review' },
  'GET /api/user/reviews': { whom: 'signed-in' },
  'POST /api/user/reviews': { whom: 'signed-in' },
  'PUT /api/user/reviews/{id}': { whom: 'signed-in', names: 'own review', body: { rating: 3 } },
  'DELETE /api/user/reviews/{id}': { whom: 'signed-in', names: 'own review' },
  'GET /api/admin/reviews': { whom: 'reviews.manage' },
  'GET /api/admin/reviews/{id}': { whom: 'reviews.manage', names: 'review' },
  'POST /api/admin/reviews/{id}/published': {
    whom: 'reviews.manage',
    names: 'review',
    body: { is_published: false },
  },
  'POST /api/admin/reviews/{id}/rejection': {
    whom: 'reviews.manage',
    names: 'review',
    body: { reason: 'реклама' },
  },
  'PUT /api/admin/reviews/{id}/reply': {
    whom: 'reviews.manage',
    names: 'review',
    body: { reply: 'Спасибо' },
  },
  'PUT /api/admin/reviews/{id}/place': {
    whom: 'reviews.manage',
    names: 'review',
    body: { beside: '00000000-0000-4000-8000-000000000001', side: 'before' },
  },
  'POST /api/admin/reviews/{id}/restore': { whom: 'reviews.manage', names: 'review' },
} as const;
