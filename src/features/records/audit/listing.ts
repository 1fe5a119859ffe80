import { z } from 'zod';
import { listing, type Words } from '#shared/listing.ts';

const fields = z.record(
  z.string(),
  z.union([z.string(), z.number(), z.boolean(), z.null(), z.array(z.string())]),
);

export const auditEntrySchema = z.object({
  id: z.string(),
  created_at: z.string(),
  actor_id: z.string().nullable().describe('null for the product itself'),
  actor_email: z.string(),
  actor_role: z.string().describe('the role held at that moment'),
  action: z.string(),
  subject_kind: z.string(),
  subject_id: z.string(),
  subject_label: z.string(),
  before: fields,
  after: fields,
  address: z.string(),
  user_agent: z.string(),
  request_id: z.string().describe('the same as reqId in the server log'),
});
export type AuditEntry = z.output<typeof auditEntrySchema>;

export const auditListing = listing({
  name: 'audit',
  words: 'audit.list',
  access: { see: 'users.manage', export: 'users.manage' },
  row: auditEntrySchema,
  columns: {
    created_at: { type: 'time', sort: 'desc', days: ['from', 'to'] },
    actor: { type: 'text', isLong: true, text: actorOf },
    role: { type: 'text', isHidden: true, text: roleOf },
    action: { type: 'choice', texts: 'auditActions', isFilter: true },
    subject: { type: 'text', isLong: true, text: subjectOf },
    address: { type: 'text' },
  },
  filters: { subject: { type: 'id', describes: 'what was done to this person or thing' } },
  sortedBy: 'created_at',
});
export type AuditQuery = z.output<typeof auditListing.query>;

/** Who did it, in the reader's words. */
export function actorOf({ actor_id, actor_email }: AuditEntry, words: Words): string {
  return actor_id ? actor_email || words('audit.erased') : words('audit.system');
}

function roleOf({ actor_id, actor_role }: AuditEntry, words: Words): string {
  return actor_id ? words(`staff.roles.${actor_role}`) : '';
}

/** Kinds of subjects that are labelled by the words of their list. */
const ofLists = ['list', 'view'];

/**
 * The subject in the reader's words: those of its feature (`auditSubjects`, `only` for settings of which a school has
 * one, `each` where its id follows), else its label. People whose data were erased are no longer named.
 */
export function subjectOf(entry: AuditEntry, words: Words): string {
  const { subject_kind: kind, subject_id: id, subject_label: label } = entry;
  const [name = '', language] = id.split('.');
  if (ofLists.includes(kind) && words.has(`${label}.title`)) return words(`${label}.title`);
  const word = (key: string) =>
    words.has(`auditSubjects.${kind}.${key}`) && words(`auditSubjects.${kind}.${key}`);
  const each = word('each');
  if (each) return `${each} · ${name}`;
  const found = word('only') || (name && word(name));
  if (found) return language ? `${found} · ${language}` : found;
  return label || words('audit.erased');
}
