/** Calls that the specification lists, at its addresses and with its fields. */
import { expect, it } from 'vitest';
import { z } from 'zod';
import { apiRoutes } from '#app/server.ts';

const user = ['access_token', 'user'];
const course = [
  ...['title', 'description', 'price', 'lessons_count', 'duration_hours', 'level', 'start_date'],
  ...['is_featured', 'is_active', 'video_url'],
];

// spec: 416, 417, 418, 419, 420, 422, 425, 429, 431, 871, 872, 874, 887
it.each([
  ['POST /api/login', ['email', 'password'], user],
  ['GET /api/me', [], ['id', 'email', 'first_name', 'last_name', 'has_course_access', 'role', 'isAdmin']],
  [
    'POST /api/register',
    ['email', 'password', 'first_name', 'last_name', 'phone'],
    ['verification_required', 'message', 'email', 'email_sent', ...user],
  ],
  ['POST /api/auth/forgot-password', ['email'], ['demo_reset_link']],
  ['POST /api/reset_password', ['token', 'new_password'], ['success']],
  ['POST /api/auth/reset-password', ['token', 'new_password'], ['success']],
  ['POST /auth/reset-password', ['token', 'new_password'], ['success']],
  ['POST /api/auth/forgot-login', ['phone'], []],
  ['POST /auth/forgot-login', ['phone'], []],
  ['GET /api/verify-email/{token}', ['token'], ['status', 'message', 'email']],
  ['POST /api/create_payment', ['amount', 'currency', 'description'], ['payment_id', 'confirmation_url']],
  ['GET /api/courses', [], ['courses']],
  ['GET /api/user/purchased-courses', [], ['courses']],
  ['GET /api/lessons/{id}', ['id'], ['lessons']],
  ['GET /api/admin/users/list', [], ['users']],
  ['GET /api/admin/courses', [], ['courses']],
  ['POST /api/admin/courses', course, ['id', 'created_at', ...course]],
  ['PUT /api/admin/courses/{id}', ['id', ...course], ['id', 'created_at', ...course]],
  ['DELETE /api/admin/courses/{id}', ['id'], ['id']],
])('%s takes and answers what is specified', (call, taken, answered) => {
  const found = apiRoutes.find(({ endpoint: { method, path, aliases = [] } }) =>
    [path, ...aliases].some((address) => `${method} ${address}` === call),
  );
  expect(fieldsOf(found?.endpoint.input)).toEqual(expect.arrayContaining(taken));
  expect(fieldsOf(found?.endpoint.output)).toEqual(expect.arrayContaining(answered));
});

function fieldsOf(schema: unknown): string[] | null {
  return schema instanceof z.ZodObject ? Object.keys(schema.shape) : null;
}
