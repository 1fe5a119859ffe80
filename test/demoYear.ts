/** Queries of the tests about the demo school's past year. */
import { rows } from './rows.ts';
import type { World } from './world.ts';

/** Rows that must not exist: what would be wrong with them, and the query that finds them. */
export const disagreements = {
  'returned is what refunds sent back': `select id from orders where returned_kopecks <>
    (select coalesce(sum(amount_kopecks), 0) from refunds where order_id = orders.id and state = 'succeeded')`,
  'returning is what refunds have under way': `select id from orders where returning_kopecks <>
    (select coalesce(sum(amount_kopecks), 0) from refunds where order_id = orders.id and state in ('approved', 'pending'))`,
  'paid orders have their payment': `select id from orders where status in ('paid', 'partially_refunded', 'refunded')
    and id not in (select order_id from payments where status = 'succeeded')
    and id not in (select order_id from instalments where state = 'revoked')`,
  'others have none': `select id from orders where status not in ('paid', 'partially_refunded', 'refunded')
    and id in (select order_id from payments where status = 'succeeded')`,
  'the history ends with the state': `select orders.id from orders join order_history as last on last.order_id = orders.id
    where last.to_status <> status and last.position =
    (select max(position) from order_history where order_id = orders.id)`,
  'people have paid what their orders say': `select id from users where total_paid_kopecks <>
    (select coalesce(sum(amount_kopecks - returned_kopecks), 0) from orders where user_id = users.id
     and status in ('paid', 'partially_refunded'))`,
  'a paid course is open, or its money went back': `select id from orders where status = 'paid' and course_id is not null
    and is_duplicate = 0 and id not in (select order_id from enrolments where order_id is not null and ended_at is null)`,
  'card payments have their receipt': `select id from payments where provider = 'yookassa' and status = 'succeeded'
    and id not in (select payment_id from receipts where kind = 'payment')`,
  'receipts name what was paid': `select receipts.id from receipts join payments on payments.id = payment_id
    where kind = 'payment' and receipts.amount_kopecks <> payments.amount_kopecks`,
  'nothing happens before its order': `select orders.id from orders join order_history on order_id = orders.id
    where order_history.created_at < orders.created_at`,
  'certificates are for those who have done all': `select certificates.id from certificates join lessons
    on lessons.course_id = certificates.course_id and lessons.is_active = 1 left join lesson_progress
    on lesson_progress.lesson_id = lessons.id and lesson_progress.user_id = certificates.user_id
    where completed_at is null`,
};

/** The year's events in order, without the parts drawn by lot; numbers assigned before a cut are left out. */
export async function storyOf(world: World): Promise<unknown> {
  const order = '(select created_at from orders where orders.id = order_id)';
  const email = '(select email from users where users.id = user_id)';
  const queries = [
    'select email, first_name, created_at, email_verified_at, blocked_at, total_paid_kopecks from users order by number',
    'select email, status, amount_kopecks, price_reason, returned_kopecks, created_at, paid_at from orders order by number',
    `select ${order} as placed, position, to_status, reason, created_at from order_history order by 1, 2, 5`,
    `select ${order} as placed, status, method, created_at from payments order by 1, 4, 2`,
    `select ${order} as placed, state, amount_kopecks, created_at, finished_at from refunds order by 1, 4`,
    'select state, months, bank, created_at from instalments order by created_at',
    `select ${email} as email, watched_percent, completed_at from lesson_progress order by 1, 2, 3`,
    `select ${email} as email, state, starts_at from consultations order by 1, 2`,
    'select name, issued_at from certificates order by number',
    'select full_name, status, publication, decided_at from model_applications order by number',
    'select subject, state, created_at from support_conversations order by created_at, subject',
    'select question, times, last_asked_at from assistant_unanswered order by question',
    'select code, note from promo_codes order by code',
    'select action, actor_email, created_at from audit_log order by created_at, action',
  ];
  return Promise.all(queries.map((query) => rows(world, query)));
}
