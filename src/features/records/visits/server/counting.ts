/**
 * Counts visits without knowing visitors: keeps nothing of a network address and a browser's name but a hash, with a
 * salt that lives for one school day. Visits gather in memory and are written every ten seconds.
 */
import { createHash } from 'node:crypto';
import type { App } from '#server/app.ts';
import { type Context, contextOf, type TxContext } from '#server/context.ts';
import { newToken } from '#server/tokens.ts';
import { hour, type SchoolDay, schoolDay, second } from '#shared/dates.ts';
import { networkOf } from '#shared/networks.ts';
import {
  type Dimension,
  deviceOf,
  inventedDimensions,
  mostValues,
  type Origin,
  originOf,
  otherValue,
  pathOf,
  type Seen,
  type Step,
  sourceSteps,
  steps,
} from '../rules/visits.ts';
import * as store from './store.ts';

export const writtenEveryMs = 10 * second;
/** Beyond this many waiting to be written, counting stops: memory and the database are for those who buy. */
const mostWaiting = 2_000;
/** New visitors of one network within an hour; those beyond are counted as one. */
export const mostOfNetwork = 60;
/** Networks that are remembered for an hour. */
const mostNetworks = 20_000;
/** Courses whose form one visitor opened; nobody opens more. */
const mostCourses = 20;

interface Waiting {
  day: SchoolDay;
  hash: string;
  steps: number;
  views: { page: string; hour: string }[];
  device: string;
  /** Origin of the first page of the visit, and the latest that named a source or a campaign. */
  first: Origin;
  last: Origin;
  /** Ids of the courses whose form was opened. */
  courses: string[];
}

interface Counter {
  waiting: Map<string, Waiting>;
  salt: { day: SchoolDay; value: string } | null;
  /** Visitors seen within the hour, by their network; both are hashes. */
  networks: { hour: number; seen: Map<string, Set<string>> };
  /** Hour of the school's day. Kept: making one costs as much as all the rest of counting a visit. */
  hours: Intl.DateTimeFormat;
}

const counters = new WeakMap<App, Counter>();

function counterOf(app: App): Counter {
  const counter = counters.get(app) ?? {
    waiting: new Map(),
    salt: null,
    networks: { hour: 0, seen: new Map() },
    hours: hoursOf(app),
  };
  counters.set(app, counter);
  return counter;
}

export interface Visit extends Seen {
  step: Step;
  /** Id of the course whose form was opened. */
  course?: string;
  address: string;
  userAgent: string;
}

export async function seeVisit(ctx: Context, visit: Visit): Promise<void> {
  const { app } = ctx;
  const counter = counterOf(app);
  if (counter.waiting.size >= mostWaiting) return;
  const now = app.now();
  const day = schoolDay(now, app.config.timeZone);
  const hash = ofNetwork(counter, now, {
    hash: hashOf(await saltOf(ctx, counter, day), visit),
    network: hashOf(counter.salt!.value, { address: visit.address, userAgent: '' }),
  });
  if (hash === null) return;
  const known = counter.waiting.get(hash);
  const origin = originOf(visit, new URL(app.config.appUrl).hostname);
  const device = deviceOf(visit.userAgent);
  const waiting = known ?? {
    day,
    hash,
    steps: 0,
    views: [],
    device,
    first: origin,
    last: origin,
    courses: [],
  };
  waiting.steps |= steps[visit.step];
  if (isNamed(origin)) waiting.last = origin;
  if (visit.step === 'visit')
    waiting.views.push({ page: pathOf(visit.page), hour: counter.hours.format(now) });
  if (visit.course && !waiting.courses.includes(visit.course)) waiting.courses.push(visit.course);
  if (!known) counter.waiting.set(hash, waiting);
}

/**
 * The visitor to count: the network as a whole once it has had its visitors of the hour, since anybody can invent
 * browsers. Null where there are more networks than a school has visitors.
 */
function ofNetwork(
  { networks }: Counter,
  now: Date,
  { hash, network }: { hash: string; network: string },
): string | null {
  const thisHour = Math.floor(now.getTime() / hour);
  if (networks.hour !== thisHour) {
    networks.hour = thisHour;
    networks.seen.clear();
  }
  const seen = networks.seen.get(network) ?? new Set();
  if (seen.has(hash)) return hash;
  if (seen.size >= mostOfNetwork) return network;
  if (seen.size === 0 && networks.seen.size >= mostNetworks) return null;
  networks.seen.set(network, seen.add(hash));
  return hash;
}

function isNamed({ source, campaign }: Origin): boolean {
  return source !== '' || campaign !== '';
}

/** Writes the gathered visits. A failed write loses them: visits are not worth waiting for. */
export async function writeVisits(app: App): Promise<void> {
  const { waiting } = counterOf(app);
  if (waiting.size === 0) return;
  const seen = [...waiting.values()];
  waiting.clear();
  await contextOf(app).transaction(async (ctx) => {
    const counts = new Map<string, store.Counted>();
    for (const visitor of seen.toSorted((a, b) => (a.hash < b.hash ? -1 : 1)))
      await count(ctx, visitor, counts);
    await capped(ctx, counts);
    for (const [, one] of [...counts].sort(([a], [b]) => (a < b ? -1 : 1))) await store.addCount(ctx.db, one);
  });
}

async function count(ctx: TxContext, visitor: Waiting, counts: Map<string, store.Counted>): Promise<void> {
  const { day } = visitor;
  const add = (dimension: Dimension, value: string, { views = 0, visitors = 0 }) => {
    const key = `${day} ${dimension} ${value}`;
    const one = counts.get(key) ?? { dimension, day, value, views: 0, visitors: 0 };
    counts.set(key, { ...one, views: one.views + views, visitors: one.visitors + visitors });
  };
  const before = await remember(ctx, visitor);
  add('all', '', { views: visitor.views.length, visitors: before ? 0 : 1 });
  for (const { page, hour } of visitor.views) {
    add('page', page, { views: 1 });
    add('hour', hour, { views: 1 });
  }
  const { source, campaign, landing } = before?.first ?? visitor.first;
  if (!before)
    for (const [dimension, value] of Object.entries({ source, campaign, landing, device: visitor.device }))
      if (dimension !== 'campaign' || value) add(dimension as Dimension, value, { visitors: 1 });
  for (const [step, bit] of Object.entries(steps)) {
    if (!(visitor.steps & bit & ~(before?.steps ?? 0))) continue;
    add('step', step, { visitors: 1 });
    if (step !== 'visit') add(sourceSteps[step as keyof typeof sourceSteps], source, { visitors: 1 });
  }
  for (const course of visitor.courses)
    if (!before?.courses.includes(course)) add('form_course', course, { visitors: 1 });
}

/** Writes down, for the rest of the day, how far this visitor is. @returns what was known before */
async function remember(ctx: TxContext, visitor: Waiting): Promise<store.Known | null> {
  const { hash, day } = visitor;
  const known = await store.findVisitor(ctx.db, hash);
  await store.putVisitor(ctx.db, {
    ...{ hash, day, steps: visitor.steps | (known?.steps ?? 0) },
    first: known?.first ?? visitor.first,
    last: !known || isNamed(visitor.last) ? visitor.last : known.last,
    courses: [...new Set([...(known?.courses ?? []), ...visitor.courses])].slice(0, mostCourses),
  });
  return known;
}

/** Folds values invented by the thousand into one. */
async function capped(ctx: TxContext, counts: Map<string, store.Counted>): Promise<void> {
  for (const dimension of inventedDimensions) {
    const own = [...counts].filter(([, one]) => one.dimension === dimension && one.value !== otherValue);
    for (const day of new Set(own.map(([, one]) => one.day))) {
      const known = new Set(await store.valuesOf(ctx.db, dimension, day));
      known.delete(otherValue);
      for (const [key, one] of own.filter(([, each]) => each.day === day)) {
        if (known.has(one.value)) continue;
        if (known.size < mostValues) known.add(one.value);
        else {
          counts.delete(key);
          const other = `${day} ${dimension} ${otherValue}`;
          const { views, visitors } = counts.get(other) ?? { views: 0, visitors: 0 };
          const sums = { views: views + one.views, visitors: visitors + one.visitors };
          counts.set(other, { ...one, value: otherValue, ...sums });
        }
      }
    }
  }
}

async function saltOf(ctx: Context, counter: Counter, day: SchoolDay): Promise<string> {
  if (counter.salt?.day === day) return counter.salt.value;
  await ctx.transaction(async (ctx) => {
    if (!(await store.saltOf(ctx.db, day))) await store.putSalt(ctx.db, day, newToken());
  });
  const value = (await store.saltOf(ctx.db, day))!;
  counter.salt = { day, value };
  return value;
}

function hashOf(salt: string, { address, userAgent }: Pick<Visit, 'address' | 'userAgent'>): string {
  return createHash('sha256')
    .update(`${salt} ${networkOf(address)} ${userAgent}`)
    .digest('base64url')
    .slice(0, 22);
}

function hoursOf({ config: { timeZone } }: App): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat('en', { hour: '2-digit', hourCycle: 'h23', timeZone });
}

/** Where the visit of this browser came from today. */
export interface VisitOrigin {
  first: Origin;
  last: Origin;
}

/**
 * The visit behind a call, as far as this day knows it; null where it knows none. It writes nothing, and what a visitor
 * did within the last seconds is known to the process that saw it.
 */
export async function originOfVisit(ctx: Context): Promise<VisitOrigin | null> {
  const { app, actor } = ctx;
  const day = schoolDay(app.now(), app.config.timeZone);
  const counter = counterOf(app);
  const salt = counter.salt?.day === day ? counter.salt.value : await store.saltOf(ctx.db, day);
  if (!salt) return null;
  const hash = hashOf(salt, actor);
  const waiting = counter.waiting.get(hash);
  const known = await store.findVisitor(ctx.db, hash);
  if (!known) return waiting ?? null;
  return { first: known.first, last: waiting && isNamed(waiting.last) ? waiting.last : known.last };
}
