/** Ratings of the demo school: invented people, whose answers go the way that everybody's go. */
import { decideDemoQuestion } from '#features/accounts/guardians/server/demo.ts';
import { forgetQuestion } from '#features/accounts/guardians/server/questions.ts';
import { placeDemoOrder } from '#features/sales/orders/server/demo.ts';
import { findOrder, type OrderRow } from '#features/sales/orders/server/orders.ts';
import { addPayment, type Buyer } from '#features/sales/payments/server/addPayment.ts';
import { payDemoOrder } from '#features/sales/payments/server/demo.ts';
import { noteConsents } from '#features/sales/payments/server/placeOrder.ts';
import type { Context, TxContext } from '#server/context.ts';
import type { DemoRows } from '#server/demoPart.ts';
import {
  claimPrivatePicture,
  expirePrivatePicture,
  keepOwnDrawing,
} from '#server/privatePictures/privatePictures.ts';
import { newId, newToken } from '#server/tokens.ts';
import { hour } from '#shared/dates.ts';
import type { UserData } from '../contract/result.ts';
import type { Gender } from '../rules/form.ts';
import { ratingGoods, ratingTitle } from '../rules/goods.ts';
import { answersRow } from './answers.ts';
import * as drafts from './drafts.store.ts';
import { forgetDrafts } from './drafts.ts';
import { askForRating, guarded } from './guardianKind.ts';
import { measurePhoto } from './measurePhoto.ts';
import { offerOf } from './offer.ts';
import { addRating } from './ratingOrders.ts';
import { fill, releaseResult } from './releaseResult.ts';
import * as store from './store.ts';

export interface DemoRating {
  userId: string | null;
  email: string;
  name: string;
  orderedMs: number;
  told: UserData;
  gender?: Gender;
  /** A drawing that stands for the photo; measured as any photo is. */
  drawing?: Buffer;
  guardian?: { email: string; name: string };
  /** Nobody has paid yet. */
  isWaiting?: boolean;
  retake?: { laterMs: number; told: UserData };
}

/** False once anybody has ordered one. */
export async function isUntouched(ctx: Context): Promise<boolean> {
  return !(await store.hasRatings(ctx.db));
}

/** Adds one, as far as its buyer would have come by now. */
export async function addDemoRating(ctx: Context, demo: DemoRating): Promise<void> {
  const then = (laterMs: number) => contextAt(ctx, ctx.app.now().getTime() - demo.orderedMs + laterMs);
  const draft = await keepDraft(ctx, demo);
  const order = await then(0).transaction((ctx) => place(ctx, demo, draft));
  if (demo.isWaiting) return;
  await then(hour).transaction(async (ctx) => {
    if (demo.guardian) await decideDemoQuestion(ctx, guarded(order.id), demo.guardian.name);
    await payDemoOrder(ctx, order);
  });
  await releaseResult(then(hour), order.id);
  const { retake } = demo;
  if (retake)
    await then(retake.laterMs).transaction((ctx) => repeat(ctx, order.id, { told: retake.told, draft }));
}

interface DemoOrder {
  buyer: Buyer;
  told: UserData;
  gender: Gender;
  /** Measures of a photo (`measuredInDemo`) that no longer exists; null where none was given. */
  measures: string | null;
}

/** The part of a photo that is stored for good. */
export async function measuredInDemo(drawing: Buffer): Promise<string> {
  return JSON.stringify(await measurePhoto(drawing));
}

/** Somebody orders a rating and is shown where to pay it, by card. @returns the order's id */
export async function orderDemoRating(
  ctx: TxContext,
  { buyer, told, gender, measures }: DemoOrder,
): Promise<string> {
  const id = newId();
  const draft = { id, gender, picture_id: null, measures, picture_until: null };
  await drafts.insertDraft(ctx.db, { ...draft, created_at: ctx.app.now().toISOString() });
  const { priceKopecks: amountKopecks } = await offerOf(ctx);
  const orderId = await placeDemoOrder(ctx, buyer, { title: ratingTitle, amountKopecks });
  await addRating(ctx, { user_data: told, filled_in: [], draft_id: id }, (await findOrder(ctx.db, orderId))!);
  const goods = ratingGoods(ctx.actor.language, newToken());
  await addPayment(ctx, { orderId, goods, payer: buyer, amountKopecks, method: null });
  await noteConsents(ctx, { privacy_consent: true, offer_consent: true }, buyer);
  return orderId;
}

/** Erases those of the demo's orders, and what was given since it began and never ordered. */
export async function removeDemoRatings(ctx: TxContext, { orderIds, since }: DemoRows): Promise<void> {
  for (const id of orderIds) {
    const named = (await store.resultsOf(ctx.db, id)).flatMap(({ draft_id }) => draft_id ?? []);
    await store.deleteRating(ctx.db, id);
    await forgetDrafts(ctx, [...new Set(named)]);
    await forgetQuestion(ctx, guarded(id));
  }
  if (since === null) return;
  const unused = await drafts.unusedDrafts(ctx.db, ctx.app.now().toISOString(), 10_000);
  const tried = unused.filter(({ created_at }) => created_at >= since);
  await forgetDrafts(
    ctx,
    tried.map(({ id }) => id),
  );
}

async function keepDraft(ctx: Context, { gender, drawing }: DemoRating): Promise<string> {
  const kept = drawing ? await keepOwnDrawing(ctx, drawing, hour) : null;
  const measures = drawing ? JSON.stringify(await measurePhoto(drawing)) : null;
  const { photoDays } = await offerOf(ctx);
  const until = new Date(ctx.app.now().getTime() + photoDays * 24 * hour);
  const id = newId();
  await ctx.transaction(async (ctx) => {
    await drafts.insertDraft(ctx.db, {
      ...{ id, gender: gender ?? null, picture_id: kept?.id ?? null, measures },
      picture_until: kept ? until.toISOString() : null,
      created_at: ctx.app.now().toISOString(),
    });
    if (!kept) return;
    await claimPrivatePicture(ctx, kept.id);
    await expirePrivatePicture(ctx, kept.id, until);
  });
  return id;
}

async function place(ctx: TxContext, demo: DemoRating, draft: string): Promise<OrderRow> {
  const { userId, email, name, told, guardian } = demo;
  const buyer = { userId, email, name, phone: null };
  const { priceKopecks } = await offerOf(ctx);
  const orderId = await placeDemoOrder(ctx, buyer, { title: ratingTitle, amountKopecks: priceKopecks });
  const order = (await findOrder(ctx.db, orderId))!;
  await addRating(ctx, { user_data: told, filled_in: [], draft_id: draft }, order);
  await noteConsents(ctx, { privacy_consent: true, offer_consent: true }, buyer);
  if (guardian) await askForRating(ctx, { orderId, buyer, guardianEmail: guardian.email });
  return order;
}

/** As `retakeRating` does for the holder of a link. */
async function repeat(
  ctx: TxContext,
  ratingId: string,
  { told, draft }: { told: UserData; draft: string },
): Promise<void> {
  const row: store.ResultRow = {
    ...answersRow({ user_data: told, filled_in: [] }),
    ...{ id: newId(), rating_id: ratingId, position: 2, draft_id: draft },
    created_at: ctx.app.now().toISOString(),
  };
  await store.insertResult(ctx.db, row);
  await fill(ctx, row);
}

/** The same, with another time on the clock. */
function contextAt(ctx: Context, time: number): Context {
  return { ...ctx, app: { ...ctx.app, now: () => new Date(time) } };
}
