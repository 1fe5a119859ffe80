/** Context, the first argument of every server function: the app, the actor, and the database handle. */
import { type Actor, system } from './actor.ts';
import type { App } from './app.ts';
import type { Db, Tx } from './db/database.ts';

export interface Context {
  app: App;
  actor: Actor;
  /** The plain handle, for single statements; within `transaction` the handle of the transaction. */
  db: Db;
  /** Aborted once the caller has hung up: long work apart ends with it. */
  hungUp?: AbortSignal;
  /** All or nothing. Must not be nested, and nothing outside the database may be called within. */
  transaction<T>(work: (ctx: TxContext) => Promise<T>): Promise<T>;
}

/** Context within a transaction: functions that take it do not compile outside one. */
export interface TxContext extends Context {
  db: Tx;
}

/** Context of a call or, without an actor, of the product itself. */
export function contextOf(app: App, actor: Actor = system): Context {
  return { app, actor, db: app.database.handle, transaction: inTransaction };
}

/** The same, for reading what may take long (`Database.reading`). */
export function forReading(ctx: Context): Context {
  return { ...ctx, db: ctx.app.database.reading };
}

/** Uses `this`, so that a context with a replaced actor keeps that actor within the transaction. */
function inTransaction<T>(this: Context, work: (ctx: TxContext) => Promise<T>): Promise<T> {
  return this.app.database.transaction((tx) => work({ ...this, db: tx }));
}
