/** Manifest of a feature. `src/app/features.ts` lists them; everything central is derived from the list. */
import type { FastifyInstance } from 'fastify';
import type { DomainEvent } from '#shared/events.ts';
import type { Language } from '#shared/i18n.ts';
import type { WeekHours } from '#shared/openingHours.ts';
import type { Role } from '#shared/roles.ts';
import type { App } from './app.ts';
import type { Context, TxContext } from './context.ts';
import type { Db } from './db/database.ts';
import type { DemoPart } from './demoPart.ts';
import type { GuardianKind } from './guardians.ts';
import type { Route } from './http/call.ts';
import type { FindActor } from './http/mount.ts';
import type { NamedFiles } from './keptFiles/namedFiles.ts';
import type { LaunchChecks } from './launch.ts';
import type { ListedRows } from './listing.ts';
import type { Notices } from './notices.ts';
import type { Job, Schedule } from './outbox/job.ts';
import type { PersonalData } from './personalData.ts';
import type { Stuck } from './stuck.ts';
import type { Tasks } from './tasks.ts';

export interface Feature {
  name: string;
  /** Words of its own errors (`errors.ts`), by code. */
  errorWords?: Record<Language, Readonly<Record<string, string>>>;
  /** Calls of the contract. */
  routes?: readonly Route[];
  /** Routes outside the contract: files, pictures, uploads, notices of providers. */
  rawRoutes?(server: FastifyInstance, app: App, findActor: FindActor): void;
  jobs?: readonly Job[];
  schedules?: readonly Schedule[];
  listeners?: readonly Listener[];
  /** Jobs and listeners that it derives from the manifests of all features. */
  follows?(features: readonly Feature[]): Followed;
  /** Notices to staff about. */
  notices?: Notices;
  /** Its open tasks for staff. */
  tasks?: Tasks;
  /** Its things that can be stuck with a person. */
  stuck?: Stuck;
  /** When the school was last backed up: an ISO time, null while it never was. */
  lastBackup?(ctx: Context): Promise<string | null>;
  /** Steps of a school's launch, as they stand. */
  launch?: LaunchChecks;
  /** Each names who may export it. */
  listings?: readonly ListedRows[];
  personalData?: PersonalData;
  guardianKinds?: readonly GuardianKind[];
  /** Whether the account has said since then, in a form of this feature, that its owner is under 18. */
  saysUnder18?(ctx: Context, said: { userId: string; since: string }): Promise<boolean>;
  /** Benefits that the school may promise because of it at this moment (school/rules/benefits.ts). */
  benefits?(ctx: Context): Promise<readonly string[]>;
  /** Those benefits of a course that a course on sale gives. */
  benefitsOnSale?(ctx: Context): Promise<Iterable<string>>;
  /** When people of the school answer, and where the panel sets it. */
  openingHours?: { path: string; find(ctx: Context): Promise<WeekHours> };
  /** Those of these courses that it knows to have been sold: they are kept for their students and the books. */
  soldCourses?(db: Db, courseIds: readonly string[]): Promise<readonly string[]>;
  /** Copies what it keeps of a course into another one, as part of the transaction that makes the copy. */
  copyCourse?(ctx: TxContext, fromId: string, toId: string): Promise<void>;
  /** Deletes what it keeps of a course, or of one lesson, that is gone for good, as part of that transaction. */
  forgetCourse?(ctx: TxContext, courseId: string): Promise<void>;
  forgetLesson?(ctx: TxContext, lessonId: string): Promise<void>;
  /** Ends the way to pay an order that is given up, as part of the transaction that holds the order. */
  endUnpaid?(ctx: TxContext, orderId: string, reason: string): Promise<void>;
  /**
   * Gives back what somebody holds who may not do it any more, and tells staff: part of the transaction that takes a role,
   * a right or the account away.
   */
  giveBack?(ctx: TxContext, leaving: Leaving): Promise<void>;
  /** Ends what a stranger who had the account could still use: part of the transaction that gives it back to its owner. */
  shutOut?(ctx: TxContext, userId: string): Promise<void>;
  /** How a reader reaches a human of the school, the quickest way first, as they read it. */
  contacts?(ctx: Context, language: Language): Promise<readonly string[]>;
  /** How what it has of a demo goes when live mode begins. */
  demo?: DemoPart;
  /** How what it has of a rehearsal goes when that ends: what was sold, and who came by it. */
  rehearsal?: DemoPart;
  /** Columns that name the files it keeps below the uploads: what none names is swept away. */
  files?: readonly NamedFiles[];
}

/** A person whose role has changed, or who is blocked, deleted or erased (`role` null). */
export interface Leaving {
  id: string;
  role: Role | null;
}

/** The features take over from somebody, the lowest first. Repeating changes nothing. */
export async function takeFrom(ctx: TxContext, leaving: Leaving): Promise<void> {
  for (const { giveBack } of featuresOf(ctx.app)) await giveBack?.(ctx, leaving);
}

/** The jobs of these listeners, which are its own. */
export interface Followed {
  jobs: readonly Job[];
  listeners: readonly Listener[];
}

/** The product's features, to be asked one by one. */
export function featuresOf({ features }: App): readonly Feature[] {
  // The app knows their names alone: a manifest is made of functions that take the app.
  return features as readonly Feature[];
}

/** Jobs that follow from an event, whichever feature publishes it. */
export interface Listener {
  event: DomainEvent;
  jobs: readonly Job[];
}

export function on<E extends DomainEvent>(event: E, ...jobs: Job<E['payload']>[]): Listener {
  return { event, jobs: jobs as unknown as Job[] };
}
