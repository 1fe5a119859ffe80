/**
 * A call, described once: the server mounts it, the browser and the tests call it, OpenAPI prints it.
 * Input is one flat object: names in the path template come from the path, the rest from the query string
 * (GET, DELETE) or the JSON body (POST, PUT). Output is a whitelist: what it does not name never leaves.
 */
import type { z } from 'zod';
import type { Access } from './access.ts';
import type { ErrorCode } from './errors.ts';
import type { Limit } from './limits.ts';

/** By which a browser names itself where a call has limits. */
export const deviceHeader = 'x-podium-device';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

export interface Endpoint<I extends z.ZodType = z.ZodType, O extends z.ZodType = z.ZodType> {
  method: Method;
  /** Path template, one `{name}` a parameter, e.g. `/api/orders/{id}`. */
  path: string;
  /** Other paths under which the same call is answered. */
  aliases?: readonly string[];
  /** For a GET that changes something: answered to a page's script alone, never to a followed or prefetched link. */
  isForScripts?: boolean;
  /**
   * For a GET that browsers follow instead of calling it: its output's `location` is where they go next, and this is
   * where they go when it is refused.
   */
  leadsTo?: string;
  /** For a GET that answers a file: its output is of `shared/files.ts`, and its bytes are sent as they are. */
  isFile?: boolean;
  access: Access;
  summary: string;
  input: I;
  output: O;
  /** Error codes a caller should expect beyond those every call can answer. */
  errors?: readonly ErrorCode[];
  /** The longest body it takes, where that is more than 64 KB. */
  maxBodyBytes?: number;
  /** How often it may be called; checked in this order, after the input and before the service. */
  limits?: readonly Limit[];
}

export type Api = Record<string, Endpoint>;
export type Input<E extends Endpoint> = z.input<E['input']>;
export type ParsedInput<E extends Endpoint> = z.output<E['input']>;
export type Output<E extends Endpoint> = z.output<E['output']>;

export function endpoint<I extends z.ZodType, O extends z.ZodType>(
  definition: Endpoint<I, O>,
): Endpoint<I, O> {
  return definition;
}

export function pathParameters(template: string): string[] {
  return [...template.matchAll(/\{(\w+)\}/g)].map((match) => match[1]!);
}

/** True where the input beyond the path travels in the query string. */
export function sendsQuery(method: Method): boolean {
  return method === 'GET' || method === 'DELETE';
}
