import { hiddenName } from '#shared/erased.ts';

/** Recorded actions. A new kind gets a line here and its words in messages/audit.ts. */
export const auditActions = [
  'account.signed_in',
  'account.password_changed',
  'account.edited',
  'account.email_changed',
  'account.recovered',
  'user.created',
  'user.student_created',
  'user.access_sent',
  'user.invited',
  'user.edited',
  'user.role_changed',
  'user.access_given',
  'user.access_ended',
  'user.blocked',
  'user.unblocked',
  'user.signed_out',
  'user.deleted',
  'user.restored',
  'user.data_downloaded',
  'user.erased',
  'content.changed',
  'school.changed',
  'document.published',
  'price.changed',
  'certificate.issued',
  'certificate.revoked',
  'certificate.restored',
  'material.added',
  'material.changed',
  'material.arranged',
  'material.removed',
  'consultation.confirmed',
  'consultation.moved',
  'consultation.canceled',
  'consultation.done',
  'mail.sent_again',
  'receipt.retried',
  'refund.made',
  'refund.approved',
  'refund.declined',
  'refund.retried',
  'refund.sent',
  'refund.receipt_entered',
  'instalment.sent_again',
  'instalment.canceled',
  'instalment.noted',
  'application.approved',
  'application.rejected',
  'application.reopened',
  'application.undone',
  'application.noted',
  'application.minor_cleared',
  'application.publication_asked',
  'application.published',
  'application.unpublished',
  'application.erased',
  'application_settings.changed',
  'lesson.created',
  'lesson.edited',
  'lesson.captions',
  'lesson.ordered',
  'lesson.deleted',
  'lesson.restored',
  'section.created',
  'section.edited',
  'section.deleted',
  'course.created',
  'course.changed',
  'course.ordered',
  'course.archived',
  'course.deleted',
  'course.restored',
  'course.purged',
  'model.created',
  'model.edited',
  'model.moved',
  'model.published',
  'model.hidden',
  'model.consent_recorded',
  'model.consent_withdrawn',
  'model.deleted',
  'model.restored',
  'model.purged',
  'payment.tried',
  'order.noted',
  'order.mailed',
  'order.access_sent',
  'order.guardian_mailed',
  'order.minor_cleared',
  'order.canceled',
  'order.entered',
  'order.receipt_entered',
  'checkout.noted',
  'payment_settings.changed',
  'promo_code.created',
  'promo_code.generated',
  'promo_code.changed',
  'article.created',
  'article.changed',
  'article.deleted',
  'article.restored',
  'conversation.taken',
  'conversation.handed_on',
  'conversation.answered',
  'conversation.noted',
  'conversation.released',
  'conversation.closed',
  'canned_reply.created',
  'canned_reply.changed',
  'canned_reply.deleted',
  'support_settings.changed',
  'list.exported',
] as const;
export type AuditAction = (typeof auditActions)[number];

/** A field before or after the action. */
export type AuditValue = string | number | boolean | null | string[];
export type AuditFields = Record<string, AuditValue>;

/** Values of such fields are secrets: that they changed is kept, what they are never. */
const secretName = /pass(?:word|phrase)|token|secret|hash|cookie|authorization|api_?key/i;

/** The fields that may be kept. */
export function withoutSecrets(fields: AuditFields): AuditFields {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, secretName.test(name) ? hiddenName : value]),
  );
}

/** Fields that differ between two states; empty when they are alike. */
export function difference(
  before: AuditFields,
  after: AuditFields,
): { before: AuditFields; after: AuditFields } {
  const names = Object.keys(after).filter(
    (name) => JSON.stringify(before[name] ?? null) !== JSON.stringify(after[name] ?? null),
  );
  const pick = (from: AuditFields) => Object.fromEntries(names.map((name) => [name, from[name] ?? null]));
  return { before: pick(before), after: pick(after) };
}

/** Kind of subject and action by the first word of a change's subject. */
const changedThings = {
  content: { kind: 'content', action: 'content.changed' },
  school: { kind: 'school', action: 'school.changed' },
  documents: { kind: 'document', action: 'document.published' },
  prices: { kind: 'price', action: 'price.changed' },
} as const satisfies Record<string, { kind: string; action: AuditAction }>;

/**
 * `content.questions.en` is the section «questions.en» of the content. @throws Error for what nobody has
 * named yet
 */
export function subjectOfChange(subject: string): { kind: string; action: AuditAction; id: string } {
  const [first = '', ...rest] = subject.split('.');
  const thing = changedThings[first as keyof typeof changedThings];
  if (!thing) throw new Error(`a change of ${subject} has no line in the audit log`);
  return { ...thing, id: rest.join('.') };
}

/** A value of any shape as fields, each named by its way: `items.0.title`. A lone value is `value`. */
export function flat(value: unknown, way: readonly string[] = []): AuditFields {
  if (value === undefined) return {};
  if (typeof value === 'object' && value !== null) {
    const parts = Object.entries(value).map(([key, part]) => flat(part, [...way, key]));
    return Object.assign({}, ...parts) as AuditFields;
  }
  if (value === null && way.length === 0) return {};
  return { [way.join('.') || 'value']: value as string | number | boolean | null };
}

/** Differences between two states of any shape; a missing value counts as empty. */
export function differenceOf(before: unknown, after: unknown): { before: AuditFields; after: AuditFields } {
  const [old, now] = [flat(before), flat(after)];
  const lost = Object.fromEntries(
    Object.keys(old)
      .filter((name) => !(name in now))
      .map((name) => [name, null]),
  );
  return difference(old, { ...now, ...lost });
}

const personalNames = ['email', 'first_name', 'last_name', 'phone'];

/** Without what names a person; that it was changed stays. */
export function withoutNames(fields: AuditFields): AuditFields {
  const hide = ([name, value]: [string, AuditValue]) => [
    name,
    personalNames.includes(name) ? hiddenName : value,
  ];
  return Object.fromEntries(Object.entries(fields).map((field) => hide(field)));
}
