/** Applying to be a model, by either form: one kind of application. */
import { recordAgreement } from '#features/accounts/consents/server/agreements.ts';
import { recordConsents } from '#features/accounts/consents/server/consents.ts';
import { askGuardian, guardianFor } from '#features/accounts/guardians/server/questions.ts';
import { mailTurns } from '#features/accounts/sign-in/rules/limits.ts';
import type { Context, TxContext } from '#server/context.ts';
import { isUniqueViolation } from '#server/db/database.ts';
import { publish, queueWith } from '#server/outbox/queue.ts';
import { newId } from '#server/tokens.ts';
import type { Output, ParsedInput } from '#shared/contract.ts';
import { AppError } from '#shared/errors.ts';
import { searchable } from '#shared/search.ts';
import { applicationReceived, type applicationsApi } from '../contract/applications.ts';
import { shownNumber } from '../rules/numbers.ts';
import { applicationsTexts } from '../texts.ts';
import { remember } from './history.ts';
import { sendReceived } from './mails.ts';
import * as settings from './settings.store.ts';
import { takeDraft } from './snaps.ts';
import * as store from './store.ts';

type In<K extends keyof typeof applicationsApi> = ParsedInput<(typeof applicationsApi)[K]>;
type Out<K extends keyof typeof applicationsApi> = Output<(typeof applicationsApi)[K]>;
type Input = In<'apply'>;
type Source = store.ApplicationRow['source'];

/** The applicant's answers, without the boxes that were ticked. */
type Applicant = Omit<Input, keyof Unstored>;
type Unstored = Pick<
  Input,
  | 'agreementData'
  | 'agreementPhoto'
  | 'document_versions'
  | 'draft_id'
  | 'draft_secret'
  | 'under_18'
  | 'guardian_email'
  | 'request_id'
>;

/**
 * Stores the questionnaire with its photos and consents. Only the mail says that someone has applied before: the answer
 * is the same for every address. A repeated `request_id` gets the first answer again. @throws guardian_required,
 * document_changed, too_many_requests: nothing was written
 */
export async function applyAsModel(ctx: Context, input: Input): Promise<Out<'apply'>> {
  return { number: await receive(ctx, input, 'questionnaire') };
}

/** The same from the form after registering. @throws document_changed */
export async function saveApplication(ctx: Context, input: In<'profile'>): Promise<Out<'profile'>> {
  const number = await receive(ctx, input, 'profile');
  return { number, verification_required: ctx.actor.kind !== 'member' };
}

async function receive(ctx: Context, input: Input, source: Source): Promise<string> {
  const known = await receivedBefore(ctx, input);
  if (known !== null) return known;
  try {
    return await receiveNew(ctx, input, source);
  } catch (error) {
    // Both came at the same instant, and the other was first.
    const other = isUniqueViolation(error) ? await receivedBefore(ctx, input) : null;
    if (other === null) throw error;
    return other;
  }
}

/** Number of the application that the same request has made; null of a new one. */
async function receivedBefore(ctx: Context, { request_id, email }: Input): Promise<string | null> {
  const row = request_id && (await store.findByRequest(ctx.db, request_id));
  if (!row) return null;
  if (row.email !== email) throw new AppError('conflict');
  return shownNumber(row.number);
}

async function receiveNew(ctx: Context, input: Input, source: Source): Promise<string> {
  const { email, age } = input;
  const userId = ctx.actor.kind === 'member' ? ctx.actor.id : null;
  const guardianEmail = await guardianFor(ctx, input, { userId, email, age });
  return ctx.transaction(async (ctx) => {
    const consents = await consent(ctx, input, source);
    const guardian = guardianEmail === null ? 'none' : 'asked';
    const row = await storeApplication(ctx, {
      ...{ ...input, source, guardian, isDemo: false, ...consents },
      requestId: input.request_id ?? null,
    });
    await takeDraft(ctx, input, row.id);
    if (guardianEmail !== null) await ask(ctx, row, guardianEmail);
    await publish(ctx, applicationReceived, { applicationId: row.id });
    const turn = ctx.actor.kind === 'member' ? mailTurns.known : mailTurns.notice;
    await queueWith(ctx, { job: sendReceived, payload: { applicationId: row.id }, turn });
    return shownNumber(row.number);
  });
}

async function ask(ctx: TxContext, row: store.ApplicationRow, guardianEmail: string): Promise<void> {
  const person = { userId: row.user_id, email: row.email, name: row.full_name, language: row.language };
  await askGuardian(ctx, { kind: 'application', subjectId: row.id, guardianEmail, person });
  await remember(ctx, row, { event: 'guardian_asked' });
}

async function consent(ctx: TxContext, { email, document_versions: shown }: Input, source: Source) {
  const userId = ctx.actor.kind === 'member' ? ctx.actor.id : null;
  const given = { userId, email, place: `model ${source}` };
  const consentIds = await recordConsents(ctx, { ...given, documents: ['personal_data'], shown });
  const wording = applicationsTexts.applications[ctx.actor.language].photosWording;
  const photosConsentId = await recordAgreement(ctx, { ...given, agreement: 'photos', wording });
  return { photosConsentId, consentIds: [...consentIds, photosConsentId] };
}

export interface NewApplication extends Applicant {
  source: Source;
  guardian: store.ApplicationRow['guardian'];
  isDemo: boolean;
  /** Rows of the consent ledger; none in the demo school. */
  photosConsentId?: string;
  consentIds?: readonly string[];
  requestId?: string | null;
}

/** Writes an application and the beginning of its history, as part of `tx`. */
export async function storeApplication(ctx: TxContext, given: NewApplication): Promise<store.ApplicationRow> {
  const number = await settings.nextNumber(ctx.db);
  const { email, city, country, height, weight, age, source, about } = given;
  const row: store.ApplicationRow = {
    ...{ id: newId(), number, source, email, city, country, height, weight, age, about },
    user_id: ctx.actor.kind === 'member' ? ctx.actor.id : null,
    language: ctx.actor.language,
    full_name: given.fullName,
    phone: given.phone ?? '',
    experience: given.modelingExperience,
    clothing_size: given.clothingSize,
    ...{ status: 'new', comment: null, decided_at: null },
    guardian: given.guardian,
    ...{ publication: 'none', publication_consent_id: null, erasure_told_at: null },
    photos_consent_id: given.photosConsentId ?? null,
    consent_ids: JSON.stringify(given.consentIds ?? []),
    is_demo: given.isDemo ? 1 : 0,
    request_id: given.requestId ?? null,
    created_at: ctx.app.now().toISOString(),
    search: searchable(shownNumber(number), given.fullName, email, given.phone, city),
  };
  await store.insertApplication(ctx.db, row);
  await remember(ctx, row, { event: 'received' });
  return row;
}
