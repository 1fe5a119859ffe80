/** Who may do what with courses, lessons and what comes with them: a part of rights.ts. */
const sectionTitle = { title: { ru: 'Позирование' } };
const captions = { text: 'WEBVTT\n\n00:00.000 --> 00:01.000\nПривет' };

export const learningRights = {
  'GET /api/admin/lessons': { whom: 'lessons.manage', query: { search: 'дефиле' } },
  'GET /api/course-pages/{slug}': { whom: 'anyone', names: 'slug' },
  'GET /api/free-lessons': { whom: 'anyone' },
  'GET /api/free-lessons/{slug}': { whom: 'anyone', names: 'slug' },
  'GET /api/admin/courses/{id}/lessons': { whom: 'lessons.manage', names: 'course' },
  'POST /api/admin/courses/{id}/lessons': {
    whom: 'lessons.manage',
    names: 'course',
    body: { title: 'Дефиле', lesson_number: 9 },
  },
  'PUT /api/lessons/{id}': { whom: 'lessons.manage', names: 'lesson', body: { title: 'Дефиле' } },
  'DELETE /api/admin/lessons/{id}': { whom: 'lessons.manage', names: 'lesson' },
  'POST /api/admin/lessons/{id}/restore': { whom: 'lessons.manage', names: 'lesson' },
  'POST /api/admin/courses/{id}/sections': { whom: 'lessons.manage', names: 'course', body: sectionTitle },
  'PUT /api/admin/sections/{id}': { whom: 'lessons.manage', names: 'course section', body: sectionTitle },
  'DELETE /api/admin/sections/{id}': { whom: 'lessons.manage', names: 'course section' },
  'POST /api/admin/sections/{id}/restore': { whom: 'lessons.manage', names: 'course section' },
  'PUT /api/admin/courses/{id}/lessons/order': {
    whom: 'lessons.manage',
    names: 'course',
    body: { version: '', groups: [] },
  },
  'POST /api/admin/lessons/captions': {
    whom: 'lessons.manage',
    body: { file: Buffer.from('WEBVTT\n').toString('base64') },
  },
  'PUT /api/admin/lessons/{id}/captions/{language}': {
    whom: 'lessons.manage',
    names: 'lesson',
    body: captions,
  },
  'DELETE /api/admin/lessons/{id}/captions/{language}': { whom: 'lessons.manage', names: 'lesson' },
  'POST /api/admin/lessons/{id}/captions/{language}/restore': { whom: 'lessons.manage', names: 'lesson' },

  'GET /api/certificates/{token}': { whom: 'anyone', names: 'token' },
  'GET /api/user/certificates': { whom: 'signed-in' },
  'GET /api/user/certificates/{id}/pdf': { whom: 'signed-in', names: 'certificate' },
  'POST /api/user/certificates/{id}/name': { whom: 'signed-in', names: 'certificate' },
  'GET /api/admin/certificates': { whom: 'course_access.manage' },
  'POST /api/admin/certificates': { whom: 'course_access.manage' },
  'GET /api/admin/certificates/{id}': { whom: 'course_access.manage', names: 'certificate' },
  'POST /api/admin/certificates/{id}/revoke': {
    whom: 'course_access.manage',
    names: 'certificate',
    body: { reason: 'ошибка' },
  },
  'POST /api/admin/certificates/{id}/restore': { whom: 'course_access.manage', names: 'certificate' },

  'GET /api/courses/{id}/materials': {
    whom: 'signed-in',
    names: 'course',
    ownersOnly: true,
    or: 'materials.manage',
  },
  'POST /api/materials/{id}/ticket': {
    whom: 'signed-in',
    names: 'material',
    ownersOnly: true,
    or: 'materials.manage',
  },
  'GET /api/admin/courses/{id}/materials': { whom: 'materials.manage', names: 'course' },
  'POST /api/admin/courses/{id}/materials': {
    whom: 'materials.manage',
    names: 'course',
    body: { purpose: 'other', title: { ru: 'Ссылка' }, url: 'https://a.example/' },
  },
  'PUT /api/admin/courses/{id}/materials/order': {
    whom: 'materials.manage',
    names: 'course',
    body: { ids: [] },
  },
  'PUT /api/admin/materials/{id}': {
    whom: 'materials.manage',
    names: 'material',
    body: { purpose: 'other', title: { ru: 'Ссылка' }, version: 'x' },
  },
  'DELETE /api/admin/materials/{id}': { whom: 'materials.manage', names: 'material' },
  'POST /api/admin/materials/{id}/restore': { whom: 'materials.manage', names: 'material' },

  'GET /api/user/consultations': { whom: 'signed-in' },
  'POST /api/user/consultations': { whom: 'signed-in' },
  'POST /api/user/consultations/{id}/cancel': { whom: 'signed-in', names: 'consultation' },
  'GET /api/admin/consultations': { whom: 'course_access.manage' },
  'GET /api/admin/consultations/{id}': { whom: 'course_access.manage', names: 'consultation' },
  'PUT /api/admin/consultations/{id}/date': {
    whom: 'course_access.manage',
    names: 'consultation',
    body: { version: 'x', day: '2999-01-01', time: '12:00', place: 'Zoom' },
  },
  'POST /api/admin/consultations/{id}/cancel': {
    whom: 'course_access.manage',
    names: 'consultation',
    body: { version: 'x', reason: 'ошибка' },
  },
  'POST /api/admin/consultations/{id}/done': {
    whom: 'course_access.manage',
    names: 'consultation',
    body: { version: 'x' },
  },

  'GET /api/admin/courses': { whom: 'courses.view' },
  'POST /api/admin/courses': { whom: 'courses.manage', body: { title: 'Курс', price: 100 } },
  'PUT /api/admin/courses/{id}': { whom: 'courses.manage', names: 'course', body: { title: 'Курс' } },
  'DELETE /api/admin/courses/{id}': { whom: 'courses.manage', names: 'course' },
  'POST /api/admin/courses/{id}/archive': { whom: 'courses.manage', names: 'course' },
  'POST /api/admin/courses/{id}/restore': { whom: 'courses.manage', names: 'course' },
  'POST /api/admin/courses/{id}/duplicate': { whom: 'courses.manage', names: 'course' },
  'PUT /api/admin/courses/{id}/promotion': {
    whom: 'courses.manage',
    names: 'course',
    body: { price: 100, compare_at: 200, starts_at: '2026-01-01T00:00', ends_at: '2027-01-01T00:00' },
  },
  'POST /api/admin/courses/order': { whom: 'courses.manage', body: { ids: [] } },
  'POST /api/admin/courses/templates': { whom: 'courses.manage' },
} as const;
