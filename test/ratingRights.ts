/** Who may do what to ratings: part of rights.ts. Results are opened by a secret, which nobody has by a right. */
const user_data = { height: 170, weight: 60, age: 25, city: 'Москва', experience: 'none' };

export const ratingRights = {
  'GET /api/rating': { whom: 'anyone' },
  'GET /api/rating/formula': { whom: 'anyone' },
  'POST /api/rating/drafts': { whom: 'anyone', body: { gender: 'female' } },
  'POST /api/create_rating_payment': { whom: 'anyone', body: { user_data } },
  'POST /api/rating/result': { whom: 'anyone' },
  'POST /api/rating/show': { whom: 'anyone' },
  'POST /api/rating/retake': { whom: 'anyone', body: { user_data } },
  'POST /api/rating/share': { whom: 'anyone', body: { is_shared: true } },
  'POST /api/rating/paper': { whom: 'anyone' },
  'POST /api/rating/link': { whom: 'anyone' },
  'GET /api/rating/shared/{share}': { whom: 'anyone', names: 'token' },
  'GET /api/user/ratings': { whom: 'signed-in' },
  'POST /api/user/ratings/{id}/link': { whom: 'signed-in', names: 'rated order' },
  'GET /api/admin/ratings': { whom: 'applications.view' },
  'GET /api/admin/orders/{id}/rating': { whom: 'applications.view', names: 'rated order' },
  'GET /api/admin/rating-settings': { whom: 'courses.manage' },
  'PUT /api/admin/rating-settings': {
    whom: 'courses.manage',
    body: { is_on: true, price: 290, photo_days: 30, version: '-' },
  },
} as const;
