/** Performs a call of the contract: access, input, limits, service, output. The same for HTTP and for page loaders. */
import type { z } from 'zod';
import type { Api, Endpoint, ParsedInput } from '#shared/contract.ts';
import { AppError } from '#shared/errors.ts';
import { fieldCode } from '#shared/fields.ts';
import { type Actor, checkAccess } from '../actor.ts';
import type { App } from '../app.ts';
import { countAttempt, forgiveAttempt } from '../limits/limits.ts';

export type Handler<E extends Endpoint> = (
  actor: Actor,
  app: App,
  input: ParsedInput<E>,
) => Promise<z.input<E['output']>> | z.input<E['output']>;

export interface Route {
  endpoint: Endpoint;
  handler: Handler<Endpoint>;
}

/** Ties a feature's contract to its services; a call without a handler does not compile. */
export function routes<A extends Api>(api: A, handlers: { [K in keyof A]: Handler<A[K]> }): Route[] {
  return Object.entries(api).map(([name, endpoint]) => ({
    endpoint,
    handler: handlers[name] as Handler<Endpoint>,
  }));
}

/** @throws AppError for everything the caller did wrong. */
export async function perform(app: App, actor: Actor, route: Route, input: unknown): Promise<unknown> {
  checkAccess(actor, route.endpoint.access);
  if (!isStorable(input)) throw new AppError('malformed_request');
  const parsed = route.endpoint.input.safeParse(input, { reportInput: true });
  if (!parsed.success) throw invalidInput(parsed.error);
  const { limits } = route.endpoint;
  const attempt = limits && (await countAttempt(app, actor, limits, parsed.data as Record<string, unknown>));
  const result = await route.handler(attempt ? { ...actor, attempt } : actor, app, parsed.data);
  if (attempt) await forgiveAttempt(app, attempt);
  const output = route.endpoint.output.parse(result);
  if (app.config.mode === 'demo') assertNothingDropped(route.endpoint, result, output);
  return output;
}

/**
 * PostgreSQL stores neither NUL nor half a surrogate pair; no text that a person types holds one. Without recursion:
 * a body may be as deep as it is long.
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

/** Field path → message code under `errors.field`. */
function invalidInput(error: z.ZodError): AppError {
  const fields: Record<string, string> = {};
  for (const issue of error.issues) fields[issue.path.join('.') || 'body'] ??= fieldCode(issue);
  return new AppError('invalid_input', { fields });
}

/**
 * The output schema is a whitelist and strips what it does not name. Where people develop and test, a service
 * that answers more than its contract is a mistake worth stopping for: the next schema change might let it out.
 */
function assertNothingDropped(endpoint: Endpoint, result: unknown, output: unknown): void {
  const dropped = droppedPath(result, output);
  if (dropped)
    throw new Error(
      `${endpoint.method} ${endpoint.path} answers «${dropped.join('.')}», which its contract does not name`,
    );
}

/** Runs with every answer in demo mode: it spells the path only where there is one to tell. */
function droppedPath(before: unknown, after: unknown): string[] | null {
  // A file's bytes are the same on both sides, and many.
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
