/** The few things of the shop window that are changed most often, together. */
import { changePromotedPrice, promotedPrice } from '#features/courses/prices/service.ts';
import { changeSchool, schoolFactsOf } from '#features/school/service.ts';
import type { Actor } from '#server/actor.ts';
import type { App } from '#server/app.ts';
import { beginChange, changeBy, fingerprint } from '#server/changes.ts';
import type { Db, Tx } from '#server/db/database.ts';
import { publish } from '#server/outbox/queue.ts';
import type { ParsedInput } from '#shared/contract.ts';
import { AppError } from '#shared/errors.ts';
import { contentChanged, contentSections } from '../contract.ts';
import { contentIn } from '../rules.ts';
import * as store from '../store.ts';
import type { Essentials, essentialsApi } from './contract.ts';

type Changes = ParsedInput<typeof essentialsApi.save>;

/** As the site shows them in Russian. */
export function showEssentials(_actor: Actor, app: App): Promise<Essentials> {
  return essentialsOf(app.database.handle);
}

/**
 * Changes what is given, all of it or nothing. Saying what is so already changes nothing and needs no right.
 * @throws AppError conflict; forbidden for a price by whoever may not change courses; invalid_input
 */
export async function saveEssentials(actor: Actor, app: App, input: Changes): Promise<Essentials> {
  await app.database.transaction(async (tx) => {
    await beginChange(app, tx);
    const before = await essentialsOf(tx);
    if (input.version !== undefined && input.version !== before.version) throw new AppError('conflict');
    await changeContacts(actor, app, tx, input);
    await changeHero(actor, app, tx, input);
    const { price } = input;
    if (price !== undefined && price !== before.price) await changePromotedPrice(actor, app, tx, price);
  });
  return essentialsOf(app.database.handle);
}

async function essentialsOf(db: Db): Promise<Essentials> {
  const { phone, email, whatsapp } = await schoolFactsOf(db);
  const { hero } = contentIn('ru', await store.writtenSections(db));
  const price = await promotedPrice(db);
  const known = { phone, email, whatsapp, mainTitle: hero.title, subtitle: hero.lead, price };
  return { ...known, version: fingerprint(known) };
}

async function changeContacts(actor: Actor, app: App, tx: Tx, input: Changes): Promise<void> {
  const facts = await schoolFactsOf(tx);
  const { phone = facts.phone, email = facts.email, whatsapp = facts.whatsapp } = input;
  const changed = { ...facts, phone, email, whatsapp };
  if (fingerprint(changed) !== fingerprint(facts)) await changeSchool(actor, app, tx, changed);
}

async function changeHero(actor: Actor, app: App, tx: Tx, input: Changes): Promise<void> {
  const before = contentIn('ru', await store.writtenSections(tx)).hero;
  const { mainTitle: title = before.title, subtitle: lead = before.lead } = input;
  if (title === before.title && lead === before.lead) return;
  const after = contentSections.hero.parse({ ...before, title, lead });
  const row = { section: 'hero', language: 'ru', is_demo: 0, updated_at: app.now().toISOString() } as const;
  await store.putSection(tx, { ...row, value: JSON.stringify(after) });
  await publish(app, tx, contentChanged, changeBy(actor, app, 'content.hero.ru', before, after));
}
