/** Compares every listing with the contract, the texts and the rights it is made of. */
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { roleCan } from '#shared/access.ts';
import type { Column, Listing, ListQuery } from '#shared/listing.ts';
import { filterControls } from '#shared/listingTexts.ts';
import { isStaff, roles } from '#shared/roles.ts';
import { messages } from '../texts.ts';
import { features } from './features.ts';

const listings = features.flatMap((feature) => (feature.listings ?? []).map(({ listing }) => listing));
const page = {
  ...{ search: 'text', page: '1–1000000', page_size: '1–100', direction: 'asc, desc' },
  ...{ after: 'uuid', before: 'uuid', from_end: '1–1000000000' },
};
const days = { from: 'date', to: 'date' };

/** The contract's parameters, and their values where they are numbered. */
const parameters = {
  users: {
    ...page,
    ...days,
    role: roles.join(', '),
    access: 'with, without',
    state: 'active, blocked, deleted',
    chosen: 'uuid',
    sort: 'created_at, email, name, total_paid',
  },
  orders: {
    ...page,
    product: 'course, rating',
    ...days,
    status: 'new, pending, paid, partially_refunded, refunded, canceled, expired',
    course: 'uuid',
    amount_from: 'kopecks',
    amount_to: 'kopecks',
    source: 'text',
    paid_from: 'date',
    paid_to: 'date',
    code: 'uuid',
    refund_due: 'yes',
    held: 'yes',
    method: 'bank_card, sbp, sberbank, yoo_money, sber_bnpl, sber_loan, instalments, transfer, cash',
    promo_code: 'with, without',
    receipt: 'missing',
    period: 'today, 7_days, 30_days',
    test: 'yes, no, counted',
    sort: 'amount, course, created_at, email, status',
  },
  checkouts: {
    ...page,
    ...days,
    state: 'to_call, called, won, lost',
    sort: 'created_at, state',
  },
  'promo-codes': {
    ...page,
    ...days,
    state: 'active, planned, expired, off',
    batch: 'uuid',
    sort: 'code, created_at',
  },
  models: {
    ...page,
    state: 'published, hidden, deleted',
    consent: 'given, missing, withdrawn, not_needed',
    sort: 'created_at, height, name, position',
  },
  reviews: {
    ...page,
    kind: 'written, video',
    state: 'waiting, published, hidden, rejected, deleted',
    stars: '1, 2, 3, 4, 5',
    sort: 'created_at, name, position, rating',
  },
  'money-differences': {
    ...page,
    ...days,
    subject: 'payment, refund',
    kind: 'missing_here, missing_there, amount, state',
    open: 'yes, no',
    sort: 'created_at, kind, subject',
  },
  ratings: {
    ...page,
    ...days,
    category: 'fashion, commercial, plus-size, petite, classic, teen',
    sort: 'category, created_at, score',
  },
  receipts: {
    ...page,
    ...days,
    kind: 'payment, refund, settlement',
    state: 'pending, succeeded, canceled, missing',
    failed: 'yes',
    sort: 'amount, created_at, kind, state',
  },
  refunds: {
    ...page,
    ...days,
    state: 'requested, declined, approved, pending, succeeded, failed',
    finished_from: 'date',
    finished_to: 'date',
    sort: 'created_at, state',
  },
  conversations: {
    ...page,
    ...days,
    state: 'bot, waiting, human, closed',
    language: 'ru, en, zh',
    whose: 'mine, open',
    sort: 'created_at, updated_at',
  },
  certificates: {
    ...page,
    ...days,
    state: 'valid, revoked',
    course: 'uuid',
    sort: 'created_at',
  },
  'assistant-articles': {
    ...page,
    ...days,
    state: 'on, off, deleted',
    sort: 'created_at, question, updated_at',
  },
  'assistant-unanswered': {
    ...page,
    ...days,
    state: 'open, answered, dismissed',
    sort: 'created_at, last_asked_at, times',
  },
  instalments: {
    ...page,
    ...days,
    amount_from: 'kopecks',
    amount_to: 'kopecks',
    kind: 'form, voice',
    state: 'new, sent, inprogress, approved, rejected, signed, canceled, expired, failed, revoked',
    sort: 'amount, created_at, email, months, state',
  },
  applications: {
    ...page,
    ...days,
    modelingExperience: 'none, beginner, amateur, professional',
    status: 'new, approved, rejected',
    photos: 'with, without',
    guardian: 'waiting',
    gallery: 'published, agreed, asked',
    sort: 'age, city, created_at, email, fullName, status',
  },
  consultations: {
    ...page,
    ...days,
    state: 'requested, confirmed, done, canceled',
    sort: 'created_at, state',
  },
  waitlist: {
    ...page,
    ...days,
    state: 'unconfirmed, waiting, told',
    sort: 'created_at, state',
  },
  progress: { ...page, ...days, course: 'uuid', sort: 'created_at' },
  audit: { ...page, ...days, action: expect.any(String), subject: 'uuid', sort: 'created_at' },
};

it('each takes the parameters that its call has always taken, with their defaults', () => {
  expect(listings.map(({ name }) => name).toSorted()).toEqual(Object.keys(parameters).toSorted());
  for (const { name, query } of listings) {
    expect(parametersOf(query)).toEqual(parameters[name as keyof typeof parameters]);
    // Newest first. The gallery and the reviews have an order of their own; talks go by their last message.
    const orders: Record<string, [string, string]> = {
      models: ['asc', 'position'],
      reviews: ['asc', 'position'],
      conversations: ['desc', 'updated_at'],
    };
    const [direction, sort] = orders[name] ?? ['desc', 'created_at'];
    expect(query.parse({}), name).toEqual({ search: '', page: 1, page_size: 20, direction, sort });
  }
});

describe.each(listings.map((listing) => [listing.name, listing] as const))('%s', (_name, listing) => {
  it('is exported by nobody who may not see it', () => {
    const { see, export: take } = listing.access;
    const blind = roles.filter(isStaff).filter((role) => roleCan(role, take) && !roleCan(role, see));
    expect(blind).toEqual([]);
  });

  it('has the field that each column shows, and is sorted at first by a column that can be', () => {
    const fields = Object.keys((listing.row as z.ZodObject).shape);
    const empty = columnsOf(listing)
      .filter(([, column]) => column.type !== 'text' || !column.text)
      .filter(([key, { field }]) => !fields.includes(field ?? key));
    expect(empty.map(([key]) => key)).toEqual([]);
    const { sort } = listing.query.parse({}) as unknown as ListQuery;
    expect(listing.columns[sort]?.sort).toBeDefined();
  });

  it('has all its texts', () => {
    const own = ['title', 'searchHint', 'empty', 'emptyHint'].map((key) => `${listing.words}.${key}`);
    const headings = columnsOf(listing).map(([key]) => `${listing.words}.columns.${key}`);
    const filters = filterControls(listing).flatMap((control) => [
      control.label,
      ...('any' in control ? [control.any] : []),
      ...('choices' in control ? (control.choices ?? []).map(({ label }) => label) : []),
    ]);
    const lost = [...own, ...headings, ...filters].filter((key) => typeof textOf(key) !== 'string');
    expect(lost).toEqual([]);
  });
});

function columnsOf(listing: Listing): [string, Column][] {
  return Object.entries<Column>(listing.columns);
}

/** In Russian; that the others have the same keys, the compiler says. */
function textOf(key: string): unknown {
  const [namespace = '', ...rest] = key.split('.');
  const texts: unknown = (messages as Record<string, { ru: unknown }>)[namespace]?.ru;
  return rest.reduce((at, part) => (at as Record<string, unknown> | undefined)?.[part], texts);
}

function parametersOf(query: z.ZodObject): Record<string, string> {
  const { properties = {} } = z.toJSONSchema(query, { io: 'output' });
  return Object.fromEntries(
    Object.entries(properties as Record<string, z.core.JSONSchema.JSONSchema>).map(([name, schema]) => [
      name,
      valuesOf(name, schema),
    ]),
  );
}

function valuesOf(name: string, schema: z.core.JSONSchema.JSONSchema): string {
  const { enum: choices, format, minimum, maximum, multipleOf, type } = schema;
  if (choices) return (name === 'sort' ? choices.toSorted() : choices).join(', ');
  if (type === 'string') return format ?? 'text';
  if (multipleOf === 0.01) return 'kopecks';
  return `${minimum}–${maximum}`;
}
