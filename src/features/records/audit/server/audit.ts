import type { Context, TxContext } from '#server/context.ts';
import { personOf } from '#server/db/claimed.ts';
import { featuresOf } from '#server/feature.ts';
import { listedRows } from '#server/listing.ts';
import { personalTablesOf } from '#server/personalData.ts';
import { yearRequest } from '#server/retelling.ts';
import { newId } from '#server/tokens.ts';
import type { Output, ParsedInput } from '#shared/contract.ts';
import { notFound } from '#shared/errors.ts';
import { searchable } from '#shared/search.ts';
import type { auditApi } from '../contract.ts';
import { type AuditEntry, auditListing } from '../listing.ts';
import { type AuditFields, differenceOf, withoutSecrets } from '../rules.ts';
import * as store from './store.ts';

type In<K extends keyof typeof auditApi> = ParsedInput<(typeof auditApi)[K]>;

export interface Action {
  /** One that its feature's manifest names. */
  action: string;
  /** On whom or what; `label` is what people call it by, as it is now. */
  subject: { kind: string; id: string; label: string };
  /** The fields that changed, before and after. Secrets are hidden here, whatever is handed in. */
  before?: AuditFields;
  after?: AuditFields;
}

/**
 * Writes down what the actor does, as part of the transaction that does it: the only way into the log.
 * @throws Error where nobody is signed in: visitors do nothing that is kept here
 */
export async function recordAction(ctx: TxContext, done: Action): Promise<void> {
  const { actor } = ctx;
  const { action, subject, before = {}, after = {} } = done;
  if (actor.kind === 'visitor') throw new Error(`${action} was done by nobody`);
  const isMember = actor.kind === 'member';
  const email = isMember ? actor.email : 'system';
  await store.insertEntry(ctx.db, {
    id: newId(),
    created_at: ctx.app.now().toISOString(),
    actor_id: isMember ? actor.id : null,
    actor_email: email,
    actor_role: isMember ? actor.role : 'system',
    action,
    subject_kind: subject.kind,
    subject_id: subject.id,
    subject_label: subject.label,
    person_id: await personIn(ctx, subject),
    before: JSON.stringify(withoutSecrets(before)),
    after: JSON.stringify(withoutSecrets(after)),
    address: actor.address,
    user_agent: actor.userAgent.slice(0, 300),
    request_id: ctx.app.isRetelling ? yearRequest : (actor.requestId ?? ''),
    search: searchable(email, subject.label, subject.id, action, actor.address),
  });
}

/** Whom an action on the subject is about, by the list of tables (personalData.ts); null for what is the school's own. */
async function personIn({ app, db }: TxContext, { kind, id }: Action['subject']): Promise<string | null> {
  const table = personalTablesOf(featuresOf(app)).find(({ subject }) => subject === kind);
  return table ? personOf(db, table, id) : null;
}

/**
 * Records a change of what the school shows, of a subject such as `content.questions.en` (the section «questions.en» of
 * the content): of two states of any shape only what differs. Records nothing where the product itself makes the
 * change, as when it loads the demo school.
 */
export async function recordChange(
  ctx: TxContext,
  { action, subject }: { action: string; subject: string },
  { before, after }: { before: unknown; after: unknown },
): Promise<void> {
  if (ctx.actor.kind !== 'member') return;
  const [kind = ''] = action.split('.');
  const id = subject.slice(subject.indexOf('.') + 1);
  const fields = differenceOf(before, after);
  await recordAction(ctx, { action, subject: { kind, id, label: subject }, ...fields });
}

/** Returns those of the subjects to whom staff have done one of the actions. */
export function subjectsAmong(
  ctx: Context,
  { actions, ids }: { actions: readonly string[]; ids: readonly string[] },
): Promise<string[]> {
  return ids.length === 0 ? Promise.resolve([]) : store.subjectsAmong(ctx.db, actions, ids);
}

/** One page of the log, newest first unless asked otherwise, and how many entries the selection holds. */
export async function listEntries(ctx: Context, input: In<'list'>) {
  const { timeZone } = ctx.app.config;
  const rows = await store.findEntries(ctx.db, input, timeZone);
  return { entries: rows.map(toEntry), total: await store.countEntries(ctx.db, input, timeZone) };
}

export const listedEntries = listedRows({
  listing: auditListing,
  count: (ctx, input) => store.countEntries(ctx.db, input, ctx.app.config.timeZone),
  async *pages(ctx, input) {
    const pages = store.everyEntry(ctx.db, input, ctx.app.config.timeZone);
    for await (const rows of pages) yield rows.map(toEntry);
  },
});

/** @throws not_found */
export async function showEntry(ctx: Context, { id }: In<'show'>): Promise<Output<typeof auditApi.show>> {
  const row = await store.findEntry(ctx.db, id);
  if (!row) throw notFound();
  return toEntry(row);
}

function toEntry(row: store.AuditRow): AuditEntry {
  return {
    ...row,
    before: JSON.parse(row.before) as AuditFields,
    after: JSON.parse(row.after) as AuditFields,
  };
}
