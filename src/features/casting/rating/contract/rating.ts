import { z } from 'zod';
import { documentVersions } from '#features/accounts/consents/contract/consents.ts';
import { consentErrors } from '#features/accounts/consents/errors.ts';
import { guardianFields } from '#features/accounts/guardians/contract.ts';
import { guardianErrors } from '#features/accounts/guardians/errors.ts';
import { standings } from '#features/sales/orders/rules/standings.ts';
import { paymentErrors } from '#features/sales/payments/errors.ts';
import { unpaidReasons } from '#features/sales/payments/rules/declines.ts';
import { endpoint } from '#shared/contract.ts';
import { emailField, idField, nameOrNoneField, pictureField } from '#shared/fields.ts';
import { fileSchema } from '#shared/files.ts';
import { orderStates } from '#shared/orderStates.ts';
import { pictureLimits } from '#shared/sentPictures.ts';
import { ratingErrors } from '../errors.ts';
import { genders, ratingLimits } from '../rules/form.ts';
import { filledIn, formulaSchema, offerSchema, ratingSchema, userData } from './result.ts';

const secret = z.string().min(1).max(100);

/** Errors of the calls that a private address opens. */
const privateErrors = ['not_found', 'link_used_or_expired'] as const;

export const ratingApi = {
  offer: endpoint({
    method: 'GET',
    path: '/api/rating',
    access: 'anyone',
    summary: 'Whether the school rates models, and for how much',
    input: z.object({}),
    output: offerSchema,
  }),
  formula: endpoint({
    method: 'GET',
    path: '/api/rating/formula',
    access: 'anyone',
    summary: 'The formula in words, with its own figures',
    input: z.object({}),
    output: formulaSchema,
  }),
  draft: endpoint({
    method: 'POST',
    path: '/api/rating/drafts',
    access: 'anyone',
    summary: 'Gender and photo of a rating, before it is paid; gone after a day without an order',
    takesPicture: true,
    input: z.object({
      gender: z.enum(genders).optional(),
      photo: pictureField.optional(),
      replaces: idField.optional().describe('an earlier draft of the same form; its photo goes at once'),
    }),
    output: z.object({ draft_id: z.string() }),
    limits: [...ratingLimits.draft, ...pictureLimits],
  }),
  /** Path and payload are the specification's; everything beside `user_data` is optional. */
  create: endpoint({
    method: 'POST',
    path: '/api/create_rating_payment',
    access: 'anyone',
    summary: "Buy a rating by card, at the school's price",
    input: z.object({
      user_data: userData,
      filled_in: filledIn,
      amount: z.number().optional().describe('rubles the buyer was shown; a different price is refused'),
      draft_id: idField.optional(),
      email: emailField.optional().describe('needed for the receipt where nobody is signed in'),
      name: nameOrNoneField.optional(),
      ...guardianFields,
      privacy_consent: z.boolean().optional(),
      offer_consent: z.boolean().optional(),
      document_versions: documentVersions.optional(),
      request_id: idField.optional().describe('a repeated request pays once'),
    }),
    output: z.object({
      confirmation_url: z.string().describe('empty where a guardian is asked first'),
      payment_id: z.string(),
      order_id: z.string(),
      order_number: z.string(),
      order_secret: z.string().describe('opens the result once it is paid; shown once'),
      amount: z.number(),
      guardian_asked: z.boolean(),
    }),
    errors: [
      ratingErrors.rating_unavailable,
      paymentErrors.price_changed,
      paymentErrors.email_required,
      consentErrors.consent_required,
      consentErrors.document_changed,
      paymentErrors.sign_in_to_buy,
      paymentErrors.payment_provider_failed,
      guardianErrors.guardian_required,
    ],
    limits: ratingLimits.pay,
  }),
  /** The browser that paid asks this; an address that says `payment=success` proves nothing. */
  result: endpoint({
    method: 'POST',
    path: '/api/rating/result',
    access: 'anyone',
    summary: 'State of the order with this secret, and its result once it is paid',
    input: z.object({ order_secret: secret }),
    output: z.object({
      status: z.enum(orderStates),
      standing: z.enum(standings).describe('the state, with what else its buyer should know'),
      is_held: z.boolean().describe('the money is held, and the school has yet to take it'),
      decline: z.enum(unpaidReasons).nullable(),
      confirmation_url: z.string().nullable().describe('where it can still be paid'),
      waits_for_guardian: z.boolean(),
      token: z.string().nullable().describe('of the private address of the result'),
      rating: ratingSchema.nullable(),
    }),
    errors: ['not_found'],
    onlyReads: true,
    limits: ratingLimits.look,
  }),
  mine: endpoint({
    method: 'GET',
    path: '/api/user/ratings',
    access: 'signed-in',
    summary: "The caller's results, newest first",
    input: z.object({}),
    output: z.object({
      ratings: z.array(
        z.object({
          id: z.string(),
          order_id: z.string(),
          score: z.number(),
          category_title: z.string(),
          rated_at: z.string(),
        }),
      ),
    }),
  }),
  link: endpoint({
    method: 'POST',
    path: '/api/user/ratings/{id}/link',
    access: 'signed-in',
    summary: "A private address of the caller's own result",
    input: z.object({ id: idField }),
    output: z.object({ token: z.string() }),
    errors: ['not_found'],
    limits: ratingLimits.look,
  }),
  show: endpoint({
    method: 'POST',
    path: '/api/rating/show',
    access: 'anyone',
    summary: 'The result behind a private address',
    input: z.object({ token: secret }),
    output: ratingSchema,
    errors: privateErrors,
    onlyReads: true,
    limits: ratingLimits.look,
  }),
  retake: endpoint({
    method: 'POST',
    path: '/api/rating/retake',
    access: 'anyone',
    summary: 'Repeats the rating without paying, within thirty days; tells what changed',
    input: z.object({
      token: secret,
      user_data: userData,
      filled_in: filledIn,
      draft_id: idField.optional().describe('without one gender and photo stay as they were'),
      request_id: idField.optional().describe('made by the form: a repeated request uses up one repetition'),
    }),
    output: ratingSchema,
    errors: [...privateErrors, 'conflict', ratingErrors.retake_over, guardianErrors.guardian_required],
    limits: ratingLimits.retake,
  }),
  share: endpoint({
    method: 'POST',
    path: '/api/rating/share',
    access: 'anyone',
    summary: 'Shares a card of the result, or stops: category, and what of name and score the person wants',
    input: z.object({
      token: secret,
      is_shared: z.boolean(),
      name: nameOrNoneField.default(''),
      shows_score: z.boolean().default(true),
    }),
    output: ratingSchema,
    errors: privateErrors,
    limits: ratingLimits.retake,
  }),
  /** Without limits: its page asks in process, for all readers as one. */
  shared: endpoint({
    method: 'GET',
    path: '/api/rating/shared/{share}',
    access: 'anyone',
    summary: 'The card that somebody shares; null: nothing is shared there',
    input: z.object({ share: z.string().max(100) }),
    output: z.object({
      card: z
        .object({ name: z.string(), category_title: z.string(), score: z.number().nullable() })
        .nullable(),
    }),
  }),
  paper: endpoint({
    method: 'POST',
    path: '/api/rating/paper',
    isFile: true,
    access: 'anyone',
    summary: 'The result as PDF, in the language of the request',
    input: z.object({ token: secret }),
    output: fileSchema,
    errors: privateErrors,
    onlyReads: true,
    limits: ratingLimits.draw,
  }),
  newLink: endpoint({
    method: 'POST',
    path: '/api/rating/link',
    access: 'anyone',
    summary:
      "A new private address by mail to the order's address, in place of one that has ended; alike for every token",
    input: z.object({ token: secret }),
    output: z.object({}),
    errors: ['too_many_requests'],
    limits: ratingLimits.mail,
  }),
};
