/**
 * Performs a call of the contract: access, input, limits, handler, output. The same for HTTP and for page
 * loaders.
 */
import type { z } from 'zod';
import { type Api, type Endpoint, type ParsedInput, pathParameters } from '#shared/contract.ts';
import { AppError, statusOf } from '#shared/errors.ts';
import { checkFields, type FieldErrors } from '#shared/fieldErrors.ts';
import { asMeant } from '#shared/typed.ts';
import { type Actor, type Attempt, checkAccess } from '../actor.ts';
import type { App } from '../app.ts';
import { type Context, contextOf, forReading } from '../context.ts';
import { writeIfPossible } from '../db/database.ts';
import { countAttempt, forgiveAttempt } from '../limits/limits.ts';

export type Handler<E extends Endpoint> = (
  ctx: Context,
  input: ParsedInput<E>,
) => Promise<z.input<E['output']>> | z.input<E['output']>;

export interface Route {
  endpoint: Endpoint;
  handler: Handler<Endpoint>;
}

/** Ties a feature's contract to its handlers; a call without a handler does not compile. */
export function routes<A extends Api>(api: A, handlers: { [K in keyof A]: Handler<A[K]> }): Route[] {
  return Object.entries(api).map(([name, endpoint]) => ({
    endpoint,
    handler: handlers[name] as Handler<Endpoint>,
  }));
}

/** @throws AppError for everything the caller did wrong. */
export async function perform(
  app: App,
  actor: Actor,
  { route, input, hungUp }: { route: Route; input: unknown; hungUp?: AbortSignal },
): Promise<unknown> {
  checkAccess(actor, route.endpoint.access, route.endpoint);
  if (!isStorable(input)) throw new AppError('malformed_request');
  readAsMeant(input);
  const { data, problems } = checkFields(route.endpoint.input, input);
  if (problems) throw refusalOf(route.endpoint, problems);
  const attempt = await counted(contextOf(app, actor), route.endpoint, data as Record<string, unknown>);
  const ctx = { ...contextOf(app, attempt ? { ...actor, attempt } : actor), hungUp };
  const work = route.handler(isQuestionOfStaff(route.endpoint) ? forReading(ctx) : ctx, data);
  const result = attempt ? await heldTo(app, attempt, work) : await work;
  const output = route.endpoint.output.parse(result);
  if (app.config.mode === 'demo') assertNothingDropped(route.endpoint, result, output);
  return output;
}

/** Lists, sums, searches and reports of the panel: whatever one of them takes, visitors do not wait for it. */
function isQuestionOfStaff({ method, access }: Endpoint): boolean {
  return method === 'GET' && access !== 'anyone' && access !== 'signed-in';
}

/** An impossible id in the address names nothing, and gets the same answer as an unknown one. */
function refusalOf({ path, errors = [] }: Endpoint, problems: FieldErrors): AppError {
  const namesNothing = pathParameters(path).some((name) => problems[name]);
  if (!namesNothing) return new AppError('invalid_input', { fields: problems });
  return new AppError(errors.find((refusal) => statusOf(refusal) === 404) ?? 'not_found');
}

/**
 * Runs the call for a counted attempt. A success, and a call that we were too busy to handle, are not counted
 * as failures.
 */
async function heldTo<T>(app: App, attempt: Attempt, work: T | Promise<T>): Promise<T> {
  try {
    const result = await work;
    await forgiveAttempt(app, attempt);
    return result;
  } catch (error) {
    if (error instanceof AppError && error.code === 'unavailable') await forgiveAttempt(app, attempt);
    throw error;
  }
}

/** Counts the attempt. On a full disk nothing can be counted, but calls that only read go on. */
async function counted(ctx: Context, endpoint: Endpoint, input: Record<string, unknown>) {
  const { limits, method, onlyReads = method === 'GET' } = endpoint;
  if (!limits) return undefined;
  const attempt = countAttempt(ctx, limits, input);
  return onlyReads ? writeIfPossible(attempt) : attempt;
}

/**
 * PostgreSQL stores neither NUL nor half a surrogate pair; no typed text contains one. Not recursive: a body
 * may be as deep as it is long.
 */
function isStorable(input: unknown): boolean {
  const left: unknown[] = [input];
  while (left.length > 0) {
    const value = left.pop();
    if (typeof value === 'string') {
      if (!value.isWellFormed() || value.includes('\u0000')) return false;
    } else if (typeof value === 'object' && value !== null) {
      for (const key of Object.keys(value)) left.push(key, (value as Record<string, unknown>)[key]);
    }
  }
  return true;
}

/** Takes what copying adds off every text, but for a password, which stays as it was typed. */
function readAsMeant(input: unknown): void {
  const left: unknown[] = [input];
  while (left.length > 0) {
    const value = left.pop();
    if (typeof value !== 'object' || value === null) continue;
    const fields = value as Record<string, unknown>;
    for (const [key, field] of Object.entries(fields)) {
      if (typeof field !== 'string') left.push(field);
      else if (!/password/i.test(key)) {
        const meant = asMeant(field);
        if (meant !== field) fields[key] = meant;
      }
    }
  }
}

/**
 * The output schema is a whitelist and strips what it does not name. In development and tests, a handler that
 * returns more than its contract is a mistake worth failing for: the next schema change might let it out.
 */
function assertNothingDropped(endpoint: Endpoint, result: unknown, output: unknown): void {
  const dropped = droppedPath(result, output);
  if (dropped)
    throw new Error(
      `${endpoint.method} ${endpoint.path} answers «${dropped.join('.')}», which its contract does not name`,
    );
}

/** Runs on every answer in demo mode, so the path is put together only when there is one to report. */
function droppedPath(before: unknown, after: unknown): string[] | null {
  // The same object on both sides, such as the bytes of a large file.
  if (before === after) return null;
  if (typeof before !== 'object' || before === null || typeof after !== 'object' || after === null)
    return null;
  for (const key of Object.keys(before)) {
    const value = (before as Record<string, unknown>)[key];
    if (value !== undefined && !(key in after)) return [key];
    if (typeof value !== 'object') continue;
    const deeper = droppedPath(value, (after as Record<string, unknown>)[key]);
    if (deeper) return [key, ...deeper];
  }
  return null;
}
