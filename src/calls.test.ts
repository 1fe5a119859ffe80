/**
 * Calls that the specification lists, at its addresses and with its fields; their lists of values, defaults and bounds
 * stand here once more, as they are specified, whatever the code derives them from.
 */
import { expect, it } from 'vitest';
import { z } from 'zod';
import { apiRoutes } from '#app/server.ts';
import { sessionMs } from '#features/accounts/sign-in/rules/lifetimes.ts';
import { defaultPriceKopecks, maxPhotoBytes } from '#features/casting/rating/rules/form.ts';
import { refundDays } from '#features/publishing/school/rules/refundTerm.ts';
import { growingCounter } from '#features/site/landing/rules/landing.ts';
import { maxPictureBytes } from '#shared/sentPictures.ts';

const under = (name: string, fields: string[]) => [name, ...fields.map((field) => `${name}.${field}`)];

const user = [
  ...['id', 'email', 'first_name', 'last_name', 'full_name', 'phone'],
  ...['has_course_access', 'total_paid', 'registration_date', 'role'],
];
const signedIn = ['access_token', ...under('user', user)];
const course = [
  ...['title', 'description', 'price', 'lessons_count', 'duration_hours', 'level', 'start_date'],
  ...['is_featured', 'is_active', 'video_url'],
];
const storedCourse = ['id', 'created_at', ...course];
const lesson = ['title', 'description', 'lesson_number', 'duration_minutes', 'is_free', 'is_active', 'bonus'];
const links = ['yandex_disk_url', 'video_url', 'url'];
const storedLesson = ['id', 'course_id', ...lesson, ...links];
const model = ['name', 'photo', 'height', 'size', 'location'];
const review = ['name', 'age', 'role', 'text', 'result', 'rating'];
const questionnaire = [
  ...['fullName', 'email', 'phone', 'country', 'city', 'height', 'weight', 'age'],
  ...['modelingExperience', 'agreementData', 'agreementPhoto'],
];
const texts = [
  ...['mainTitle', 'subtitle', 'heroTitle', 'heroSubtitle', 'courseTitle', 'aboutTitle', 'aboutText'],
  ...['phone', 'email', 'whatsapp', 'price'],
];
const networks = under('networks', ['id', 'name', 'url', 'icon']);
const newPassword = ['new_password', 'confirm_password'];

// spec: 310, 311, 312, 314, 315, 316, 319, 320, 321, 322, 323, 324, 325, 326, 327, 413, 414, 415, 416, 417
// spec: 418, 419, 420, 421, 422, 423, 424, 425, 428, 429, 431, 432, 807, 808, 809, 811, 813, 814, 815, 816
// spec: 817, 818, 870, 871, 872, 873, 874, 875, 876, 877, 878, 879, 880, 881, 882, 883, 885, 887
it.each([
  ['POST /api/login', ['email', 'password', 'remember'], signedIn],
  ['GET /api/me', [], [...user, 'isAdmin', 'permissions']],
  [
    'POST /api/register',
    ['email', 'password', 'first_name', 'last_name', 'phone', 'privacy_consent', 'data_consent'],
    ['verification_required', 'message', 'email', 'email_sent', ...signedIn],
  ],
  ['POST /api/auth/forgot-password', ['email'], ['demo_reset_link']],
  ['POST /api/reset_password', ['token', 'new_password'], ['success']],
  ['POST /api/auth/reset-password', ['token', 'new_password'], ['success']],
  ['POST /auth/reset-password', ['token', 'new_password'], ['success']],
  ['POST /api/auth/forgot-login', ['phone'], []],
  ['POST /auth/forgot-login', ['phone'], []],
  ['GET /api/verify-email/{token}', ['token'], ['status', 'message', 'email']],
  ['POST /api/auth/google', ['session_id'], signedIn],
  ['POST /api/auth/vk', ['code', 'state'], signedIn],
  ['POST /api/create_payment', ['amount', 'currency', 'description'], ['payment_id', 'confirmation_url']],
  [
    'POST /api/create_rating_payment',
    under('user_data', ['height', 'weight', 'age', 'city', 'experience']),
    ['payment_id', 'confirmation_url'],
  ],
  ['POST /api/installment/create', ['application_type', 'installment_months'], ['payment_reference']],
  ['POST /api/support/chat/send', ['message', 'session_id'], ['response', 'options']],
  ['POST /api/support/chat/{token}/contacts', ['name', 'email', 'phone'], []],
  ['POST /api/model/profile', questionnaire, ['number']],
  ['POST /api/model/applications', questionnaire, ['number']],
  ['GET /api/courses', [], under('courses', storedCourse)],
  [
    'GET /api/user/purchased-courses',
    [],
    under('courses', [...storedCourse, 'purchase_date', 'status', 'progress']),
  ],
  ['GET /api/lessons/{id}', ['id'], under('lessons', storedLesson)],
  ['GET /api/models', [], ['id', ...model]],
  ['GET /api/reviews', [], under('reviews', [...review, 'verified'])],
  ['GET /api/school', [], networks],
  ['GET /api/admin/users/list', [], under('users', user)],
  ['POST /api/admin/users/create', ['email', 'full_name', 'role'], user],
  ['PUT /api/admin/users/{id}', ['id', 'email', 'first_name', 'last_name', ...newPassword], user],
  ['PUT /api/admin/users/{id}/role', ['id', 'role'], user],
  ['DELETE /api/admin/users/{id}', ['id'], []],
  ['POST /api/grant_access/{id}', ['id', 'course_id'], user],
  ['POST /api/admin/change-password', ['current_password', ...newPassword], ['message']],
  ['GET /api/admin/courses', [], under('courses', storedCourse)],
  ['POST /api/admin/courses', course, storedCourse],
  ['PUT /api/admin/courses/{id}', ['id', ...course], storedCourse],
  ['DELETE /api/admin/courses/{id}', ['id'], ['id']],
  ['POST /api/admin/courses/{id}/lessons', ['id', ...lesson, ...links], storedLesson],
  ['PUT /api/lessons/{id}', ['id', ...lesson, ...links], storedLesson],
  ['DELETE /api/admin/lessons/{id}', ['id'], []],
  ['POST /api/models', model, ['id', ...model]],
  ['PUT /api/models/{id}', ['id', ...model], ['id', ...model]],
  ['DELETE /api/models/{id}', ['id'], []],
  ['POST /api/reviews', [...review, 'email', 'isVideo', 'videoUrl'], ['id', ...review]],
  ['PUT /api/reviews/{id}', ['id', ...review], ['id', ...review]],
  ['DELETE /api/reviews/{id}', ['id'], []],
  ['GET /api/admin/model-profiles', [], under('profiles', ['id', 'status', 'fullName', 'email', 'city'])],
  ['PUT /api/admin/model-profiles/{id}/status', ['id', 'status'], ['id', 'status']],
  ['GET /api/admin/orders', [], under('orders', ['id', 'email', 'amount', 'status', 'date'])],
  ['POST /api/admin/content', texts, texts],
  ['PUT /api/admin/school/contacts', ['phone', 'whatsapp', 'telegram', 'email', ...networks], networks],
  ['POST /api/admin/backup', [], []],
])('%s takes and answers what is specified', (call, taken, answered) => {
  expect(fieldsOf(sent(call))).toEqual(expect.arrayContaining(taken));
  expect(fieldsOf(schemaOf(found(call).output, 'output'))).toEqual(expect.arrayContaining(answered));
});

const body = { height: { minimum: 140, maximum: 220 }, weight: { minimum: 35, maximum: 150 } };
const experience = { enum: ['none', 'beginner', 'amateur', 'professional'] };
const applicant = {
  ...body,
  age: { minimum: 16, maximum: 75 },
  country: { enum: ['Россия', 'Беларусь', 'Казахстан', 'Украина', 'Другая'], default: 'Россия' },
};
const roles = ['user', 'support', 'content_manager', 'financial', 'manager', 'admin', 'super_admin'];

// spec: 315, 338, 339, 388, 389, 391, 393, 425, 428, 473, 479, 808, 826, 875, 877, 884, 910, 913, 914
it.each([
  ['POST /api/login', { remember: { default: false } }],
  ['POST /api/model/applications', applicant],
  ['POST /api/model/profile', { ...applicant, modelingExperience: { ...experience, default: 'none' } }],
  [
    'POST /api/create_rating_payment',
    { user_data: { properties: { ...body, age: { minimum: 16, maximum: 50 }, experience } } },
  ],
  ['POST /api/create_payment', { currency: { const: 'RUB' } }],
  [
    'POST /api/installment/create',
    { application_type: { enum: ['form', 'voice'] }, installment_months: { default: 6 } },
  ],
  [
    'POST /api/admin/courses',
    {
      level: { enum: ['beginner', 'intermediate', 'advanced'], default: 'beginner' },
      is_active: { default: true },
      is_featured: { default: false },
    },
  ],
  [
    'POST /api/admin/users/create',
    { role: { enum: roles, default: 'support' }, has_course_access: { default: false } },
  ],
  ['PUT /api/admin/users/{id}/role', { role: { enum: roles } }],
  ['PUT /api/admin/model-profiles/{id}/status', { status: { enum: ['new', 'approved', 'rejected'] } }],
  [
    'GET /api/export/users',
    { format: { enum: ['csv', 'xlsx', 'json', 'xml', 'txt', 'html', 'pdf'], default: 'csv' } },
  ],
])('%s has the specified lists, defaults and bounds', (call, fields) => {
  expect(sent(call).properties).toMatchObject(fields);
});

// spec: 326, 372, 373, 378, 379, 386, 387, 391, 840, 879
it.each([
  ['POST /api/login', ['email', 'password']],
  ['POST /api/register', ['email', 'password', 'first_name', 'last_name', 'privacy_consent', 'data_consent']],
  [
    'POST /api/model/applications',
    // The country has a default.
    questionnaire.filter((field) => !['country', 'modelingExperience'].includes(field)),
  ],
  ['POST /api/create_rating_payment', ['user_data']],
  ['POST /api/admin/courses', ['title', 'price']],
  ['POST /api/admin/courses/{id}/lessons', ['id', 'title']],
  ['PUT /api/admin/users/{id}', ['id']],
  ['POST /api/grant_access/{id}', ['id']],
])('%s asks for what is specified, and for nothing else', (call, fields) => {
  expect([...(sent(call).required ?? [])].sort()).toEqual([...fields].sort());
});

// spec: 338, 339, 353, 392, 472, 474, 479, 485
it('the figures behind the rules are the specified ones', () => {
  expect({
    sessionMs,
    refundDays,
    growingCounter,
    defaultPriceKopecks,
    maxPhotoBytes,
    maxPictureBytes,
  }).toEqual({
    sessionMs: { remembered: 604_800_000, plain: 86_400_000 },
    refundDays: 14,
    growingCounter: { start: 127, everyMs: 30_000, chance: 0.3 },
    defaultPriceKopecks: 29_000,
    maxPhotoBytes: 5_242_880,
    maxPictureBytes: 5_242_880,
  });
});

interface Schema {
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  anyOf?: Schema[];
}

function found(call: string) {
  const route = apiRoutes.find(({ endpoint: { method, path, aliases = [] } }) =>
    [path, ...aliases].some((address) => `${method} ${address}` === call),
  );
  return route!.endpoint;
}

/** What the caller of it sends. */
function sent(call: string): Schema {
  return schemaOf(found(call).input, 'input');
}

function schemaOf(schema: unknown, io: 'input' | 'output'): Schema {
  if (!(schema instanceof z.ZodType)) return {};
  return z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Schema;
}

/** Names of all fields; of those in an object or in a list of objects behind its name and a dot. */
function fieldsOf({ properties = {}, items, anyOf = [] }: Schema): string[] {
  const own = Object.entries(properties).flatMap(([name, schema]) => [
    name,
    ...fieldsOf(schema).map((field) => `${name}.${field}`),
  ]);
  return [...own, ...(items ? fieldsOf(items) : []), ...anyOf.flatMap((schema) => fieldsOf(schema))];
}
