/** What staff do that is kept. A new kind of deed gets a line here and its words in messages.ts. */
export const auditActions = [
  'account.signed_in',
  'account.password_changed',
  'account.edited',
  'account.email_changed',
  'user.created',
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
] as const;
export type AuditAction = (typeof auditActions)[number];

/** A field before or after the deed. */
export type AuditValue = string | number | boolean | null | string[];
export type AuditFields = Record<string, AuditValue>;

/** Values of such fields are secrets: that they changed is kept, what they are never. */
const secretName = /pass(?:word|phrase)|token|secret|hash|cookie|authorization|api_?key/i;
export const hiddenValue = '•••';

/** The fields that may be kept. */
export function withoutSecrets(fields: AuditFields): AuditFields {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, secretName.test(name) ? hiddenValue : value]),
  );
}

/** What differs between two states of something, by field; nothing where they are alike. */
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
