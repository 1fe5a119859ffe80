/**
 * Who may do what, written down independently of the code (decisions §6): one line per call of every
 * contract.
 */
import type { Role } from '#shared/roles.ts';
import { analyticsRights } from './analyticsRights.ts';
import { applicationRights } from './applicationRights.ts';
import { assistantRights } from './assistantRights.ts';
import { batchRights } from './batchRights.ts';
import { careRights } from './careRights.ts';
import { contentRights } from './contentRights.ts';
import { exportRights } from './exportRights.ts';
import { guardianRights } from './guardianRights.ts';
import type { holders } from './holders.ts';
import { instalmentRights } from './instalmentRights.ts';
import { launchRights } from './launchRights.ts';
import { learningRights } from './learningRights.ts';
import { mailRights } from './mailRights.ts';
import { modelRights } from './modelRights.ts';
import { moneyRights } from './moneyRights.ts';
import { movingInRights } from './movingInRights.ts';
import { orderRights } from './orderRights.ts';
import { pictureRights } from './pictureRights.ts';
import { ratingRights } from './ratingRights.ts';
import { reviewRights } from './reviewRights.ts';
import { sellingRights } from './sellingRights.ts';
import { supportRights } from './supportRights.ts';

/** Who may make a call: anybody, anyone signed in, any staff, or the holders of a permission. */
export type Audience = 'anyone' | 'signed-in' | 'staff' | keyof typeof holders;

/**
 * Kind of thing that a call's path names. `own` is the caller's own, or one they have bought; `another` is
 * somebody else's.
 */
export type Thing =
  | 'certificate'
  | 'material'
  | 'consultation'
  | 'user'
  | 'order'
  | 'promo code'
  | 'article'
  | 'unanswered question'
  | 'model'
  | 'review'
  | 'site picture'
  | 'own review'
  | 'checkout'
  | 'refund'
  | 'refund wish'
  | 'handover'
  | 'receipt'
  | 'unsent mail'
  | 'failed job'
  | 'instalment'
  | 'application'
  | 'rated order'
  | 'course'
  | 'lesson'
  | 'course section'
  | 'entry'
  | 'conversation'
  | 'canned reply'
  | keyof typeof spots;

/** Things that are the same for everybody: one address of each stands for all. */
export const spots = {
  document: 'privacy',
  slug: 'no-such-page',
  section: 'hero',
  step: 'documents',
  provider: 'google',
  token: 'a'.repeat(43),
  draft: '00000000-0000-4000-8000-000000000000',
  upload: '00000000-0000-4000-8000-000000000000',
  batch: '00000000-0000-4000-8000-000000000000',
  export: '00000000-0000-4000-8000-000000000000',
  import: '00000000-0000-4000-8000-000000000000',
  'saved view': '00000000-0000-4000-8000-000000000000',
  backup: '20260101-030000-00000000',
  version: '00000000-0000-4000-8000-000000000000',
};

export interface Line {
  whom: Audience;
  names?: Thing;
  /** Fields that make the call valid; `fresh` stands for an unused e-mail address. */
  body?: Record<string, unknown>;
  /** Likewise for a call that takes them in its address. */
  query?: Record<string, string>;
  /** Refused on oneself, except for the roles in `but`. */
  notOneself?: { but: readonly Role[] };
  /** Only owners of the lesson's course get through, whatever their role. */
  ownersOnly?: boolean;
  /** Beside the owners, staff with this permission. */
  or?: keyof typeof holders;
}

const nobody = { but: [] };
const password = 'правильная лошадь 26';
const progress = { position_seconds: 1, duration_seconds: 10, watched: [] };

export const rights: Record<string, Line> = {
  'POST /api/login': { whom: 'anyone', body: { email: 'nobody@example.com', remember: false } },
  'POST /api/logout': { whom: 'signed-in' },
  'GET /api/me': { whom: 'signed-in' },
  'POST /api/register': { whom: 'anyone' },
  'GET /api/verify-email/{token}': { whom: 'anyone', names: 'token' },
  'POST /api/verify-email': { whom: 'anyone', body: { token: 'x'.repeat(43) } },
  'POST /api/resend-verification': { whom: 'anyone' },
  'POST /api/auth/forgot-password': { whom: 'anyone' },
  'POST /api/auth/reset-password': { whom: 'anyone' },
  'POST /api/auth/forgot-login': { whom: 'anyone' },
  'POST /api/set-password': { whom: 'anyone' },
  'POST /api/confirm-own-address': { whom: 'signed-in', body: { token: 'a'.repeat(43) } },

  'GET /api/user/profile': { whom: 'signed-in' },
  'GET /api/admin/notices/settings': { whom: 'staff' },
  'PUT /api/admin/notices/settings': {
    whom: 'staff',
    body: { choices: [], quiet_from: null, quiet_until: null, time_zone: 'Europe/Moscow', version: '-' },
  },
  'POST /api/admin/notices/telegram': { whom: 'staff' },
  'DELETE /api/admin/notices/telegram': { whom: 'staff' },
  'PUT /api/user/profile': {
    whom: 'signed-in',
    body: { first_name: 'Ольга', last_name: 'Ветрова', phone: '', language: 'en' },
  },
  'POST /api/user/password': {
    whom: 'signed-in',
    body: { current_password: 'не тот', new_password: password },
  },
  'POST /api/user/password-link': { whom: 'signed-in' },
  'POST /api/user/email': { whom: 'signed-in', body: { email: 'fresh', current_password: 'не тот' } },
  'DELETE /api/user/email': { whom: 'signed-in' },
  'POST /api/confirm-email': { whom: 'anyone', body: { token: 'a'.repeat(43) } },
  'POST /api/take-back-email': { whom: 'anyone' },
  'DELETE /api/user/identities/{provider}': { whom: 'signed-in', names: 'provider' },
  'GET /api/user/sessions': { whom: 'signed-in' },
  'DELETE /api/user/sessions/{id}': { whom: 'signed-in' },
  'POST /api/user/sign-out': { whom: 'signed-in', body: { here: false } },

  'GET /api/auth/providers': { whom: 'anyone' },
  'POST /api/auth/{provider}/start': { whom: 'anyone', names: 'provider' },
  'GET /api/auth/google/callback': { whom: 'anyone' },
  'POST /api/auth/google': { whom: 'anyone' },
  'POST /api/auth/vk': { whom: 'anyone' },
  'POST /api/auth/vk/email': { whom: 'anyone' },
  'POST /api/auth/vk/confirm': { whom: 'anyone' },

  'GET /api/school': { whom: 'anyone' },
  'GET /api/content': { whom: 'anyone' },
  ...modelRights,
  ...pictureRights,
  ...reviewRights,
  ...launchRights,
  'GET /api/courses': { whom: 'anyone' },
  'GET /api/documents': { whom: 'anyone' },
  'GET /api/documents/{document}': { whom: 'anyone', names: 'document' },

  'GET /api/user/prices': { whom: 'signed-in' },
  'GET /api/user/newsletter': { whom: 'signed-in' },
  'PUT /api/user/newsletter': { whom: 'signed-in' },
  'DELETE /api/user/payment-reminders': { whom: 'signed-in' },
  'GET /api/user/data': { whom: 'signed-in' },
  'GET /api/user/data/download': { whom: 'signed-in' },
  'POST /api/user/erasure/link': { whom: 'signed-in' },
  'POST /api/user/erasure': { whom: 'signed-in', body: { confirmation: 'nobody@example.com' } },
  'GET /api/user/support': { whom: 'signed-in' },
  'GET /api/user/purchased-courses': { whom: 'signed-in' },
  'GET /api/user/lessons': { whom: 'signed-in' },
  'GET /api/lessons/{id}': { whom: 'anyone', names: 'course' },
  'POST /api/lessons/{id}/video-ticket': { whom: 'anyone', names: 'lesson', ownersOnly: true },
  'POST /api/lessons/{id}/progress': { whom: 'signed-in', names: 'lesson', ownersOnly: true, body: progress },
  'POST /api/lessons/{id}/done': { whom: 'signed-in', names: 'lesson', ownersOnly: true },

  ...mailRights,
  ...sellingRights,
  ...guardianRights,
  ...ratingRights,
  ...instalmentRights,
  ...applicationRights,

  'GET /api/admin/orders': { whom: 'orders.view' },
  'GET /api/admin/orders/{id}': { whom: 'orders.view', names: 'order' },
  ...orderRights,

  ...moneyRights,

  'GET /api/admin/users/list': { whom: 'users.view' },
  'GET /api/admin/users/{id}': { whom: 'users.view', names: 'user' },
  ...batchRights,
  'POST /api/admin/users/create': {
    whom: 'users.manage',
    body: { email: 'fresh', full_name: 'Ольга Ветрова', role: 'support' },
  },
  'PUT /api/admin/users/{id}': {
    whom: 'users.edit',
    names: 'user',
    body: { last_name: 'Другая' },
    notOneself: { but: ['super_admin'] },
  },
  'PUT /api/admin/users/{id}/role': {
    whom: 'roles.manage',
    names: 'user',
    body: { role: 'support' },
    notOneself: nobody,
  },
  'DELETE /api/admin/users/{id}': { whom: 'users.manage', names: 'user', notOneself: nobody },
  'POST /api/admin/users/{id}/restore': { whom: 'users.manage', names: 'user', notOneself: nobody },
  'POST /api/admin/users/{id}/invite': { whom: 'users.manage', names: 'user', notOneself: nobody },
  'POST /api/admin/users/{id}/block': { whom: 'users.edit', names: 'user', notOneself: nobody },
  'POST /api/admin/users/{id}/unblock': { whom: 'users.edit', names: 'user', notOneself: nobody },
  'POST /api/admin/users/{id}/adult': { whom: 'users.edit', names: 'user', notOneself: nobody },
  'POST /api/admin/users/{id}/sign-out': { whom: 'users.edit', names: 'user', notOneself: nobody },
  'GET /api/admin/users/{id}/data': { whom: 'users.manage', names: 'user', notOneself: nobody },
  'POST /api/admin/users/{id}/erase': { whom: 'users.manage', names: 'user', notOneself: nobody },
  'POST /api/grant_access/{id}': { whom: 'course_access.manage', names: 'user', notOneself: nobody },
  'POST /api/admin/students': {
    whom: 'users.manage',
    body: { email: 'fresh', first_name: 'Ольга' },
  },
  'POST /api/admin/users/{id}/access-mail': { whom: 'student-care', names: 'user', notOneself: nobody },
  ...careRights,
  'POST /api/revoke_access/{id}': { whom: 'course_access.manage', names: 'user', notOneself: nobody },
  'POST /api/admin/change-password': {
    whom: 'staff',
    body: { current_password: 'не тот', new_password: password, confirm_password: password },
  },

  ...learningRights,
  ...supportRights,
  ...contentRights,
  ...analyticsRights,
  ...assistantRights,
  'GET /api/admin/school/contacts': { whom: 'content.manage' },
  'PUT /api/admin/school/contacts': { whom: 'content.manage' },
  'GET /api/admin/security': { whom: 'system.settings' },
  'PUT /api/admin/security': { whom: 'system.settings', body: { staff_hours: 8, version: '' } },
  'GET /api/admin/rehearsal': { whom: 'system.settings' },
  'POST /api/admin/rehearsal/end': { whom: 'system.settings', body: { confirm: true } },
  'GET /api/admin/school': { whom: 'system.settings' },
  'PUT /api/admin/school': { whom: 'system.settings' },
  'PUT /api/admin/school/logo': { whom: 'system.settings' },
  'DELETE /api/admin/school/logo': { whom: 'system.settings' },
  'POST /api/admin/uploads/{id}/finish': { whom: 'staff', names: 'upload' },
  ...exportRights,
  ...movingInRights,
  'GET /api/admin/audit': { whom: 'users.manage' },
  'GET /api/admin/audit/{id}': { whom: 'users.manage', names: 'entry' },
};
