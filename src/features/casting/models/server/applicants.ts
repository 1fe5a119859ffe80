/** Applicants in the gallery: what the feature of applications asks for, by the application's id. */

import { redactEntriesOn } from '#features/records/audit/server/erasure.ts';
import { beginChange } from '#server/changes.ts';
import type { Context, TxContext } from '#server/context.ts';
import type { SchoolDay } from '#shared/dates.ts';
import { AppError } from '#shared/errors.ts';
import type { Framing } from '#shared/framing.ts';
import { modelErrors } from '../errors.ts';
import type { ConsentState, ModelState } from '../rules/consents.ts';
import type { ModelFacts } from '../rules/models.ts';
import { putConsent } from './consents.ts';
import { settlePortrait } from './jobs.ts';
import { modelAction } from './modelAudit.ts';
import { createModel, eraseModel } from './models.ts';
import { stateOf } from './modelsForStaff.ts';
import { copyPhoto, makePortrait } from './photos.ts';
import { publishModel, withdrawConsent } from './publication.ts';
import * as store from './store.ts';

export interface Applicant extends ModelFacts {
  applicationId: string;
  /** A private picture of the application's; the model gets a copy. */
  pictureId: string | null;
  framing?: Framing;
  /** Who has agreed to be shown, when (day of the school), and whether for somebody under 18. */
  consent: { signed_by: string; signed_on: SchoolDay; is_guardian: boolean };
}

/**
 * Publishes an approved applicant: a new model, or the one that the application has already (its facts and photo stay
 * as staff have them), with a consent given again. Outside a transaction; repeatable.
 * @returns the model's id @throws model_not_found for a deleted one, which staff bring back first
 */
export async function publishApplicant(ctx: Context, applicant: Applicant): Promise<string> {
  const present = await store.findModelOf(ctx.db, applicant.applicationId);
  if (present) {
    await ctx.transaction(async (ctx) => {
      const row = (await store.holdModel(ctx.db, present.id))!;
      if (row.deleted_at) throw new AppError(modelErrors.model_not_found);
      await agree(ctx, row.id, applicant);
      await store.changeModel(ctx.db, row.id, { consent: 'given' });
    });
    await publishModel(ctx, present.id);
    return present.id;
  }
  return addApplicant(ctx, applicant);
}

/**
 * The consent was withdrawn: as part of the transaction that records it the model is hidden, and its picture is gone
 * within moments. Does nothing where there is no model.
 */
export async function withdrawApplicant(
  ctx: TxContext,
  applicationId: string,
  reason: string,
): Promise<void> {
  await beginChange(ctx);
  const row = await store.holdModelOf(ctx.db, applicationId);
  if (row?.consent === 'given') await withdrawConsent(ctx, row, reason);
}

/** The applicant is erased: so is the model, at once and for good. */
export async function eraseApplicant(ctx: TxContext, applicationId: string): Promise<void> {
  await beginChange(ctx);
  const row = await store.holdModelOf(ctx.db, applicationId);
  if (!row) return;
  await eraseModel(ctx, row);
  await redactEntriesOn(ctx, { kind: 'model', id: row.id });
}

/** The model that an application became; null when it has none. */
export async function modelOfApplication(
  ctx: Context,
  applicationId: string,
): Promise<{ id: string; state: ModelState; consent: ConsentState } | null> {
  const row = await store.findModelOf(ctx.db, applicationId);
  return row ? { id: row.id, state: stateOf(row), consent: row.consent } : null;
}

async function addApplicant(ctx: Context, applicant: Applicant): Promise<string> {
  const { name, location, height, size, framing, applicationId } = applicant;
  const pictureId = applicant.pictureId && (await copyPhoto(ctx, applicant.pictureId));
  const photoId = await makePortrait(ctx, { picture_id: pictureId, framing: JSON.stringify(framing ?? {}) });
  const id = await ctx.transaction(async (ctx) => {
    const facts = { name, location, height, size, ...(framing && { framing }) };
    const state = { isPublished: true, consent: 'given', isDemo: false } as const;
    const id = await createModel(ctx, { ...facts, ...state, pictureId, photoId, applicationId });
    await modelAction(ctx, { id, name: name.ru }, { action: 'model.created' });
    await agree(ctx, id, applicant);
    return id;
  });
  if (photoId) await settlePortrait(ctx, photoId);
  return id;
}

function agree(ctx: TxContext, modelId: string, { consent }: Applicant): Promise<void> {
  return putConsent(ctx, modelId, { ...consent, source: 'application', note: '', pictureId: null });
}
