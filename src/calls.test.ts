/** The calls that the specification lists: at its addresses, with its fields. */
import { expect, it } from 'vitest';
import { z } from 'zod';
import { apiRoutes } from '#app/server.ts';

it.each([
  ['POST /api/login', ['email', 'password']],
  ['GET /api/me', []],
  ['POST /api/register', ['email', 'password', 'first_name', 'last_name', 'phone']],
  ['POST /api/auth/forgot-password', ['email']],
  ['POST /api/reset_password', ['token', 'new_password']],
  ['POST /api/auth/reset-password', ['token', 'new_password']],
  ['POST /auth/reset-password', ['token', 'new_password']],
  ['POST /api/auth/forgot-login', ['phone']],
  ['POST /auth/forgot-login', ['phone']],
  ['GET /api/verify-email/{token}', ['token']],
  ['POST /api/create_payment', ['amount', 'currency', 'description']],
  ['GET /api/courses', []],
  ['GET /api/user/purchased-courses', []],
  ['GET /api/lessons/{id}', ['id']],
  ['GET /api/admin/users/list', []],
])('%s is there and takes what is specified', (call, fields) => {
  const found = apiRoutes.find(({ endpoint: { method, path, aliases = [] } }) =>
    [path, ...aliases].some((address) => `${method} ${address}` === call),
  );
  const input = found?.endpoint.input;
  expect(input instanceof z.ZodObject && Object.keys(input.shape)).toEqual(expect.arrayContaining(fields));
});
