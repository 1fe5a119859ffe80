/** The log of what staff do. Written with the deed, in its transaction: there is neither without the other. */
import type { Actor } from '#server/actor.ts';
import type { App } from '#server/app.ts';
import type { Tx } from '#server/db/database.ts';
import { newId } from '#server/tokens.ts';
import type { Change } from '#shared/changes.ts';
import type { Output, ParsedInput } from '#shared/contract.ts';
import { dayStart, nextDay } from '#shared/dates.ts';
import { notFound } from '#shared/errors.ts';
import { searchable } from '#shared/search.ts';
import type { AuditEntry, auditApi } from './contract.ts';
import {
  type AuditAction,
  type AuditFields,
  differenceOf,
  subjectOfChange,
  withoutSecrets,
} from './rules.ts';
import * as store from './store.ts';

type In<K extends keyof typeof auditApi> = ParsedInput<(typeof auditApi)[K]>;

export interface Deed {
  action: AuditAction;
  /** On whom or what; `label` is what people call it by, as it is now. */
  subject: { kind: string; id: string; label: string };
  /** The fields that changed, before and after. Secrets are hidden here, whatever is handed in. */
  before?: AuditFields;
  after?: AuditFields;
}

/**
 * Writes down what `actor` does, as part of the transaction that does it. Every change that staff make calls this.
 * @throws Error where nobody is signed in: visitors do nothing that is kept here
 */
export async function recordDeed(app: App, tx: Tx, actor: Actor, deed: Deed): Promise<void> {
  if (actor.kind === 'visitor') throw new Error(`${deed.action} was done by nobody`);
  const isMember = actor.kind === 'member';
  await write(tx, app.now().toISOString(), deed, {
    id: isMember ? actor.id : null,
    email: isMember ? actor.email : 'system',
    role: isMember ? actor.role : 'system',
    address: actor.address,
    user_agent: actor.userAgent,
    request_id: actor.requestId ?? '',
  });
}

/**
 * Writes down a change that an event tells of, as of the moment it was made: only what differs. Nothing where the
 * product itself changed something, as when the demo school is made.
 */
export async function recordChange(tx: Tx, { subject, by, before, after, at }: Change): Promise<void> {
  if (!by) return;
  const { action, kind, id } = subjectOfChange(subject);
  const deed = { action, subject: { kind, id, label: subject }, ...differenceOf(before, after) };
  await write(tx, at, deed, by);
}

interface Who {
  id: string | null;
  email: string;
  role: string;
  address: string;
  user_agent: string;
  request_id: string;
}

async function write(tx: Tx, at: string, { action, subject, before, after }: Deed, who: Who): Promise<void> {
  await store.insertEntry(tx, {
    id: newId(),
    created_at: at,
    actor_id: who.id,
    actor_email: who.email,
    actor_role: who.role,
    action,
    subject_kind: subject.kind,
    subject_id: subject.id,
    subject_label: subject.label,
    before: JSON.stringify(withoutSecrets(before ?? {})),
    after: JSON.stringify(withoutSecrets(after ?? {})),
    address: who.address,
    user_agent: who.user_agent.slice(0, 300),
    request_id: who.request_id,
    search: searchable(who.email, subject.label, subject.id, action, who.address),
  });
}

/** One page of the log, newest first unless asked otherwise, and how many entries the selection holds. */
export async function listEntries(_actor: Actor, app: App, input: In<'list'>) {
  const { handle } = app.database;
  const { timeZone } = app.config;
  const { search, action, subject, from, to } = input;
  const since = from && dayStart(from, timeZone);
  const before = to && dayStart(nextDay(to), timeZone);
  const selection = { search, action, subject, since, before };
  const rows = await store.findEntries(handle, selection, {
    direction: input.direction,
    limit: input.page_size,
    offset: (input.page - 1) * input.page_size,
  });
  return { entries: rows.map(toEntry), total: await store.countEntries(handle, selection) };
}

/** @throws not_found */
export async function showEntry(
  _actor: Actor,
  app: App,
  { id }: In<'show'>,
): Promise<Output<typeof auditApi.show>> {
  const row = await store.findEntry(app.database.handle, id);
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
