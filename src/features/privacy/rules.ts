/**
 * What the school holds on a person, table by table: what the person is given of it, and what not, with the reason.
 * A test holds this list against the schema of both engines: a new table or column without a word here fails.
 */

/** By what a row is somebody's. `orders` and `consents`: through those of the person. */
export type Owner =
  | 'id'
  | 'user_id'
  | 'user_id or address'
  | 'orders'
  | 'consents'
  | 'done to them'
  | 'done by them';

export interface Holding {
  /** The key in data.json, and of its heading. */
  section: string;
  table: string;
  owner: Owner;
  columns: readonly string[];
  leftOut: Readonly<Record<string, string>>;
}

const secret = 'a secret, or what one could be tried against';
const oneself = 'the number of the person, which stands at the account';
const search = 'made of the other columns, for searching';
const inner = 'how the product does its work';
const colleague = 'another person';

export const holdings = [
  {
    section: 'account',
    table: 'users',
    owner: 'id',
    columns: [
      ...['id', 'email', 'first_name', 'last_name', 'phone', 'role', 'language', 'email_verified_at'],
      ...['blocked_at', 'total_paid_kopecks', 'created_at', 'deleted_at', 'deleted_email'],
    ],
    leftOut: { password_hash: secret, search },
  },
  {
    section: 'consents',
    table: 'consents',
    owner: 'user_id or address',
    columns: [
      ...['id', 'email', 'document', 'version', 'document_language', 'wording', 'given_at'],
      ...['place', 'address', 'user_agent'],
    ],
    leftOut: { user_id: oneself },
  },
  {
    section: 'withdrawals',
    table: 'consent_withdrawals',
    owner: 'consents',
    columns: ['consent_id', 'withdrawn_at', 'place', 'address', 'user_agent'],
    leftOut: {},
  },
  {
    section: 'orders',
    table: 'orders',
    owner: 'user_id or address',
    columns: [
      ...['id', 'created_at', 'course_title', 'amount_kopecks', 'currency', 'status', 'paid_at', 'email'],
      ...['name', 'phone', 'language', 'list_price_kopecks', 'price_reason', 'paid_late', 'is_duplicate'],
      ...['account_created', 'made_account', 'course_id', 'promotion_id'],
    ],
    leftOut: { user_id: oneself, secret_hash: secret, search, erased_at: 'empty while somebody is named' },
  },
  {
    section: 'order_history',
    table: 'order_history',
    owner: 'orders',
    columns: ['order_id', 'position', 'created_at', 'from_status', 'to_status', 'reason', 'details'],
    leftOut: { id: inner, actor_id: colleague },
  },
  {
    section: 'payments',
    table: 'payments',
    owner: 'orders',
    columns: [
      ...['order_id', 'provider', 'provider_payment_id', 'amount_kopecks', 'status'],
      ...['cancellation_reason', 'created_at'],
    ],
    leftOut: {
      id: inner,
      idempotence_key: secret,
      request: 'the order in the form of the provider',
      confirmation_url: secret,
      checked_at: inner,
      next_check_at: inner,
    },
  },
  {
    section: 'email_corrections',
    table: 'email_corrections',
    owner: 'orders',
    columns: ['order_id', 'position', 'old_email', 'new_email', 'address', 'created_at'],
    leftOut: { id: inner },
  },
  {
    section: 'courses',
    table: 'enrolments',
    owner: 'user_id',
    columns: ['course_id', 'order_id', 'created_at', 'ended_at'],
    leftOut: { id: inner, user_id: oneself },
  },
  {
    section: 'progress',
    table: 'lesson_progress',
    owner: 'user_id',
    columns: [
      ...['lesson_id', 'watched_percent', 'completed_at', 'position_seconds', 'duration_seconds'],
      ...['watched', 'updated_at'],
    ],
    leftOut: { user_id: oneself },
  },
  {
    section: 'sessions',
    table: 'sessions',
    owner: 'user_id',
    columns: ['created_at', 'seen_at', 'expires_at', 'address', 'user_agent'],
    leftOut: { id: inner, user_id: oneself, token_hash: secret },
  },
  {
    section: 'email_changes',
    table: 'email_changes',
    owner: 'user_id',
    columns: ['email', 'asked_at', 'expires_at', 'confirmed_at'],
    leftOut: { id: inner, user_id: oneself },
  },
  {
    section: 'devices',
    table: 'known_devices',
    owner: 'user_id',
    columns: ['seen_at'],
    leftOut: { user_id: oneself, token_hash: secret },
  },
  {
    section: 'links',
    table: 'one_time_links',
    owner: 'user_id',
    columns: ['purpose', 'created_at', 'expires_at', 'used_at'],
    leftOut: { user_id: oneself, token_hash: secret },
  },
  {
    section: 'identities',
    table: 'identities',
    owner: 'user_id',
    columns: ['provider', 'subject', 'created_at'],
    leftOut: { user_id: oneself },
  },
  {
    section: 'video_tickets',
    table: 'video_tickets',
    owner: 'user_id',
    columns: ['lesson_id', 'expires_at', 'address'],
    leftOut: { token_hash: secret, user_id: oneself, session_id: inner },
  },
  {
    section: 'done_by_staff',
    table: 'audit_log',
    owner: 'done to them',
    columns: ['created_at', 'action', 'before', 'after'],
    leftOut: {
      id: inner,
      actor_id: colleague,
      actor_email: colleague,
      actor_role: colleague,
      subject_kind: oneself,
      subject_id: oneself,
      subject_label: oneself,
      address: colleague,
      user_agent: colleague,
      request_id: inner,
      search,
      redacted_at: 'empty while somebody is named',
    },
  },
  {
    section: 'done_as_staff',
    table: 'audit_log',
    owner: 'done by them',
    columns: ['created_at', 'action', 'actor_email', 'actor_role', 'address', 'user_agent'],
    leftOut: {
      id: inner,
      actor_id: oneself,
      subject_kind: colleague,
      subject_id: colleague,
      subject_label: colleague,
      before: colleague,
      after: colleague,
      request_id: inner,
      search,
      redacted_at: 'empty while somebody is named',
    },
  },
] as const satisfies readonly Holding[];

export type Section = (typeof holdings)[number]['section'];

/** Tables that are about nobody, or about nobody for longer than minutes or days. */
export const aboutNobody: Readonly<Record<string, string>> = {
  content: 'texts of the site',
  courses: 'the catalogue',
  document_versions: 'the school’s documents',
  email_change_links: 'hashes of links, gone with the wish that they belong to',
  jobs: 'work to do, made of what stands in the other tables; gone after 14 days at the latest',
  lessons: 'the catalogue',
  limit_counters: 'hashes that count attempts; gone within a day',
  models: 'the gallery, which staff keep; nobody’s account',
  oauth_arrivals: 'on the way in from another service: becomes an account within minutes, or is gone',
  oauth_flows: 'on the way to another service: gone within minutes',
  promotions: 'prices',
  provider_notices: 'numbers of notices, to know a repeated one',
  schedules: 'the clock of the work',
  school: 'the school',
  school_networks: 'the school',
  versions: 'numbers of what is kept in memory',
};
