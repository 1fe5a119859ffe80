/** Documents are published version by version, and never changed. */

import { allBenefits, type Benefits } from '#features/publishing/school/rules/benefits.ts';
import { schoolBenefits } from '#features/publishing/school/server/benefits.ts';
import { recordChange } from '#features/records/audit/server/audit.ts';
import { beginChange } from '#server/changes.ts';
import type { Context, TxContext } from '#server/context.ts';
import { type Database, type Db, isUniqueViolation } from '#server/db/database.ts';
import { languages } from '#shared/i18n.ts';
import { type NewVersion, newVersionSchema } from '../contract/documents.ts';
import { type DocumentName, documentNames } from '../rules/documents.ts';
import { isTemplate, templateFor } from '../rules/templates.ts';
import { documentSource } from './documents.ts';
import { keepFacts, saysWhatIsOver } from './facts.ts';
import * as store from './store.ts';

/**
 * Adds the next version as part of `tx`; it is in force once that commits, and pages are redrawn. Two
 * concurrent calls make two versions, one after the other. @returns its number
 */
export async function publishDocument(
  ctx: TxContext,
  document: DocumentName,
  texts: NewVersion,
): Promise<number> {
  await beginChange(ctx);
  const [newest] = await store.versionsOf(ctx.db, document);
  const version = (newest?.version ?? 0) + 1;
  await insert(ctx.db, { document, version, texts, now: ctx.app.now() });
  await keepFacts(ctx, [{ document, version }]);
  await recordChange(
    ctx,
    { action: 'document.published', subject: `documents.${document}` },
    { before: newest?.version ?? null, after: version },
  );
  return version;
}

/**
 * Gives each document without a version its first one, from the templates. Called before pages are served.
 * @param school benefits that its documents may mention
 */
export async function publishTemplates(
  database: Database,
  now: Date,
  school: Benefits = allBenefits,
): Promise<void> {
  for (const document of documentNames) {
    const [any] = await store.versionsOf(database.handle, document);
    if (any) continue;
    try {
      await insert(database.handle, { document, version: 1, texts: templateFor(document, school), now });
    } catch (error) {
      // Another process of the same school was quicker.
      if (!isUniqueViolation(error)) throw error;
    }
  }
}

/**
 * Publishes the next version of each document that mentions a benefit the school no longer has, or lacks one
 * it has now. Only if it is still our template: a text of the school's own is left to its lawyer.
 */
export async function followBenefits(ctx: Context): Promise<void> {
  if ((await outdatedTemplates(ctx)).length === 0) return;
  await ctx.transaction(async (ctx) => {
    await beginChange(ctx);
    // Checked again: another process may have been quicker.
    for (const document of await outdatedTemplates(ctx)) {
      const next = templateFor(document, await schoolBenefits(ctx));
      await publishDocument(ctx, document, next);
    }
  });
}

/**
 * Publishes the next edition of each document that names an outdated seller, address or contact: people who agreed to
 * the last edition still find in it what it said. An edition that no one has agreed to follows the facts by itself.
 */
export async function followFacts(ctx: Context): Promise<void> {
  if ((await outdatedFacts(ctx)).length === 0) return;
  await ctx.transaction(async (ctx) => {
    await beginChange(ctx);
    for (const document of await outdatedFacts(ctx))
      await publishDocument(ctx, document, (await documentSource(ctx.db, document)) as NewVersion);
  });
}

async function outdatedFacts(ctx: Context): Promise<DocumentName[]> {
  const outdated: DocumentName[] = [];
  for (const document of documentNames) if (await saysWhatIsOver(ctx, document)) outdated.push(document);
  return outdated;
}

async function outdatedTemplates(ctx: Context): Promise<DocumentName[]> {
  const school = await schoolBenefits(ctx);
  const outdated: DocumentName[] = [];
  for (const document of documentNames) {
    const inForce = newVersionSchema.safeParse(await documentSource(ctx.db, document));
    if (!inForce.success || !isTemplate(document, inForce.data)) continue;
    const isCurrent = JSON.stringify(templateFor(document, school)) === JSON.stringify(inForce.data);
    if (!isCurrent) outdated.push(document);
  }
  return outdated;
}

async function insert(
  db: Db,
  {
    document,
    version,
    texts,
    now,
  }: { document: DocumentName; version: number; texts: NewVersion; now: Date },
) {
  const given = languages.flatMap((language) => {
    const text = texts[language];
    return text ? [{ language, title: text.title, blocks: JSON.stringify(text.blocks) }] : [];
  });
  const published_at = now.toISOString();
  await store.insertVersion(
    db,
    given.map((text) => ({ document, version, ...text, published_at })),
  );
}
