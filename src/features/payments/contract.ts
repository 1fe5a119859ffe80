import { z } from 'zod';
import { documentVersions } from '#features/consents/contract.ts';
import { orderStates } from '#features/orders/contract.ts';
import { endpoint } from '#shared/contract.ts';
import { emailField, idField, nameField, phoneField } from '#shared/fields.ts';
import { paymentLimits } from './rules.ts';

const orderSecret = z.string().min(1).max(100);

/** Whose a paid order is. */
const buyerFields = {
  email: z.string(),
  account_created: z.boolean().describe('a link to choose a password has been sent there'),
  email_correctable: z.boolean().describe('the holder of the secret may still give another address'),
};

export const paymentsApi = {
  create: endpoint({
    method: 'POST',
    path: '/api/create_payment',
    access: 'anyone',
    summary: "Buy a course by card, at the server's price",
    input: z.object({
      amount: z.number().describe('rubles the buyer was shown; a different price is refused, never charged'),
      currency: z.literal('RUB'),
      description: z.string().trim().max(300).describe("'Оплата курса: {course name}'"),
      course_id: idField.optional(),
      course_type: z.enum(['basic', 'optimum', 'premium']).optional(),
      email: emailField.optional(),
      name: nameField.optional(),
      phone: phoneField.optional(),
      privacy_consent: z.boolean().optional(),
      offer_consent: z.boolean().optional(),
      document_versions: documentVersions.optional(),
      /** Made by the form once per opening: a double click or a repeated request pays once. */
      request_id: idField.optional(),
    }),
    output: z.object({
      payment_id: z.string(),
      confirmation_url: z.string(),
      order_id: z.string(),
      /** Lets an anonymous buyer follow this order; shown once. */
      order_secret: z.string(),
      amount: z.number(),
    }),
    errors: [
      'price_changed',
      'already_owned',
      'sign_in_to_buy',
      'course_unknown',
      'email_required',
      'consent_required',
      'document_changed',
      'payment_provider_failed',
    ],
    limits: paymentLimits.create,
  }),
  /** The form waits on this: it asks the provider itself when the answer is not known yet. */
  status: endpoint({
    method: 'POST',
    path: '/api/orders/status',
    access: 'anyone',
    summary: "State of the buyer's own order, by its secret",
    input: z.object({ order_secret: orderSecret }),
    output: z.object({
      status: z.enum(orderStates),
      course_title: z.string(),
      amount: z.number(),
      ...buyerFields,
      /** School day on which the lessons open, where that is still to come. */
      opens_on: z.string().nullable(),
      /** The money came after the order had been given up; it counts all the same. */
      paid_late: z.boolean(),
      /** Paid for a course that the buyer owned already: the school returns the money. */
      refund_due: z.boolean(),
    }),
    errors: ['not_found'],
    limits: paymentLimits.status,
  }),
  correctEmail: endpoint({
    method: 'POST',
    path: '/api/orders/correct-email',
    access: 'anyone',
    summary: 'Move a paid order to the right address, where a mistyped one was given',
    input: z.object({ order_secret: orderSecret, email: emailField }),
    output: z.object(buyerFields),
    errors: ['not_found', 'correction_closed', 'sign_in_to_buy'],
    limits: paymentLimits.correctEmail,
  }),
};
