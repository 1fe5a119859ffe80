/** Consents to be shown in the gallery: recorded by staff from paper, or given with an application. */

import type { TxContext } from '#server/context.ts';
import { newId } from '#server/tokens.ts';
import type { SchoolDay } from '#shared/dates.ts';
import * as store from './consents.store.ts';
import { modelAction } from './modelAudit.ts';
import { takePhoto } from './photos.ts';
import { findModel } from './store.ts';

export interface NewConsent {
  source: 'paper' | 'application';
  signed_by: string;
  is_guardian: boolean;
  /** Day of the school. */
  signed_on: SchoolDay;
  note: string;
  /** Photo of the paper: a private picture that nothing has claimed yet. */
  pictureId: string | null;
}

/** Records a consent in place of an earlier one. The caller sets the model's `consent`. */
export async function putConsent(ctx: TxContext, modelId: string, consent: NewConsent): Promise<void> {
  const { pictureId, is_guardian, ...rest } = consent;
  await endConsent(ctx, modelId, 'replaced');
  await takePhoto(ctx, null, pictureId);
  await store.insertConsent(ctx.db, {
    ...rest,
    id: newId(),
    model_id: modelId,
    is_guardian: is_guardian ? 1 : 0,
    picture_id: pictureId,
    recorded_by: staffMember(ctx),
    recorded_at: ctx.app.now().toISOString(),
  });
  const model = (await findModel(ctx.db, modelId))!;
  const { source, signed_by, signed_on } = rest;
  await modelAction(ctx, model, {
    action: 'model.consent_recorded',
    after: { source, signed_by, signed_on },
  });
}

export function endConsent(ctx: TxContext, modelId: string, reason: string): Promise<void> {
  const withdrawn_at = ctx.app.now().toISOString();
  return store.endConsent(ctx.db, modelId, { withdrawn_at, withdrawn_by: staffMember(ctx), reason });
}

function staffMember({ actor }: TxContext): string {
  return actor.kind === 'member' ? actor.email : 'system';
}
