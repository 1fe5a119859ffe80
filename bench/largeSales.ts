/** Everything that follows from the orders of a large school: receipts, refunds, certificates, the log and the rest. */
import { bought, charged, type Derived, idOf, isBought, oneOf, orders, staff } from './derived.ts';

/** By table, in an order that references allow. */
export const saleTables: Record<string, Derived> = {
  audit_log: {
    from: orders,
    row: {
      id: idOf('o', 5),
      created_at: 'o.created_at',
      actor_id: staff,
      actor_email: `'director@podium.local'`,
      actor_role: `'super_admin'`,
      action: oneOf(
        'o.number',
        'order.state',
        'user.block',
        'user.unblock',
        'order.note',
        'list.export',
        'price',
      ),
      subject_kind: `'order'`,
      subject_id: 'o.id',
      subject_label: 'o.email',
      before: `'{}'`,
      after: `'{}'`,
      address: `'192.0.2.1'`,
      user_agent: `''`,
      request_id: 'o.id',
      search: `'director@podium.local ' || o.email || ' ' || o.id || ' order.state 192.0.2.1'`,
    },
  },
  sent_mails: {
    from: `${orders} and o.user_id is not null`,
    row: { job_id: 'o.id', user_id: 'o.user_id', subject: 'o.course_title', sent_at: 'o.created_at' },
  },
  unsent_mails: {
    from: `${orders} and o.number % 1000 = 0`,
    row: {
      ...{ id: idOf('o', 5), job_id: 'o.id', user_id: 'o.user_id', order_id: 'o.id', email: 'o.email' },
      ...{ subject: 'o.course_title', created_at: 'o.created_at' },
    },
  },
  manual_payments: {
    from: `${bought} and o.number % 50 = 7`,
    row: {
      order_id: 'o.id',
      method: oneOf('o.number', 'transfer', 'cash'),
      paid_on: 'substr(o.paid_at, 1, 10)',
      created_at: 'o.paid_at',
    },
  },
  receipts: {
    from: `${charged} where ${isBought}`,
    row: {
      ...{ id: idOf('o', 5), order_id: 'o.id', kind: `'payment'`, payment_id: 'p.id' },
      ...{
        amount_kopecks: 'o.amount_kopecks',
        is_prepaid: 'case when o.number % 20 = 0 then 1 else 0 end',
        created_at: 'o.paid_at',
        search: 'o.search',
      },
      state: `case when o.number % 700 = 0 then 'missing' when o.number % 300 = 0 then 'canceled' else 'succeeded' end`,
    },
  },
  refunds: {
    from: `${charged} where o.secret_hash like 'large %' and o.returned_kopecks > 0`,
    row: {
      ...{ id: idOf('o', 5), order_id: 'o.id', payment_id: 'p.id', origin: `'buyer'`, way: `'provider'` },
      state: oneOf('o.number', 'succeeded', 'succeeded', 'succeeded', 'declined', 'failed', 'pending'),
      ...{ suggested_kopecks: 'o.returned_kopecks', lessons_done: '1', lessons_total: '12' },
      ...{ amount_kopecks: 'o.returned_kopecks', wish: `''`, reason: `''`, closes_access: '1' },
      ...{ decided_by: staff, decided_at: 'o.paid_at', created_at: 'o.paid_at' },
      finished_at: 'case when o.number % 6 < 4 then o.paid_at end',
      failure: `case when o.number % 6 = 4 then 'timeout' end`,
      search: 'o.search',
    },
  },
  unfinished_orders: {
    from: `${orders} and o.product = 'course' and o.status = 'expired'`,
    row: {
      ...{
        id: idOf('o', 5),
        order_id: 'o.id',
        created_at: 'o.created_at',
        token: 'o.id',
        search: 'o.search',
      },
      state: oneOf('o.number', 'won', 'lost', 'lost', 'called', 'to_call'),
    },
  },
  instalments: {
    from: `${orders} and o.product = 'course' and o.number % 16 = 1`,
    row: {
      ...{ id: idOf('o', 5), number: 'o.number', reference: 'o.id', order_id: 'o.id', user_id: 'o.user_id' },
      ...{ applicant: 'o.id', course_id: 'o.course_id', course_title: 'o.course_title', email: 'o.email' },
      ...{
        name: 'o.name',
        phone: 'o.phone',
        language: 'o.language',
        kind: oneOf('o.number / 16', 'form', 'voice'),
      },
      ...{ months: '2', amount_kopecks: 'o.amount_kopecks', promo_code: `''` },
      monthly_kopecks: 'o.amount_kopecks / 2',
      last_kopecks: 'o.amount_kopecks - o.amount_kopecks / 2',
      state: oneOf('o.number / 16', 'canceled', 'expired', 'expired', 'signed', 'rejected', 'sent', 'failed'),
      ...{ created_at: 'o.created_at', search: 'o.search' },
    },
  },
  money_differences: {
    from: `${orders} and o.number % 100 = 3`,
    row: {
      ...{ id: idOf('o', 5), provider_id: 'o.id', order_id: 'o.id', ours: `''`, theirs: `'100'` },
      subject: oneOf('o.number / 100', 'payment', 'payment', 'refund'),
      kind: oneOf('o.number / 100', 'missing_here', 'missing_there', 'amount', 'state'),
      ...{ happened_at: 'o.created_at', created_at: 'o.created_at', search: 'o.search' },
      settled_at: 'case when o.number % 1000 = 3 then null else o.created_at end',
    },
  },
  ratings: {
    from: `${orders} and o.product = 'rating' and o.paid_at is not null`,
    row: {
      ...{ id: 'o.id', created_at: 'o.created_at', released_at: 'o.paid_at', search: 'o.search' },
      score: '20 + o.number / 20 % 80',
      category: oneOf('o.number / 20', 'fashion', 'commercial', 'plus-size', 'petite', 'classic', 'teen'),
    },
  },
  certificates: {
    from: `${bought} and o.number % 5 < 2`,
    row: {
      ...{
        id: idOf('o', 5),
        number: 'o.number',
        token: 'o.id',
        user_id: 'o.user_id',
        course_id: 'o.course_id',
      },
      ...{ course_title: 'o.course_title', name: 'o.name', issued_at: 'o.paid_at', search: 'o.search' },
      revoked_at: 'case when o.number % 200 = 0 then o.paid_at end',
      revoked_reason: `case when o.number % 200 = 0 then '' end`,
    },
  },
  consultations: {
    from: `${bought} and o.number % 13 = 5`,
    row: {
      ...{ id: idOf('o', 5), user_id: 'o.user_id', course_id: 'o.course_id', course_title: 'o.course_title' },
      state: oneOf('o.number / 13', 'done', 'done', 'done', 'canceled', 'confirmed', 'requested'),
      ...{ wishes: `''`, contact: `''`, note: `''`, search: 'o.search' },
      ...{ created_at: 'o.paid_at', updated_at: 'o.paid_at', starts_at: 'o.paid_at' },
      canceled_by: `case when o.number / 13 % 6 = 3 then 'staff' end`,
    },
  },
  reviews: {
    from: `${bought} and o.number % 13 = 1`,
    row: {
      ...{ id: idOf('o', 5), author: `'buyer'`, user_id: 'o.user_id', email: 'o.email', name: 'o.name' },
      kind: oneOf('o.number / 13', 'written', 'written', 'written', 'video'),
      state: oneOf('o.number / 13', 'published', 'published', 'hidden', 'rejected', 'waiting'),
      ...{ role: `''`, text: 'o.course_title', result: `''`, reply: `''`, reason: `''` },
      ...{ rating: '5 - o.number % 97 % 5', course_id: 'o.course_id', position: 'o.number' },
      ...{ created_at: 'o.paid_at', updated_at: 'o.paid_at', search: 'o.search' },
    },
  },
};
