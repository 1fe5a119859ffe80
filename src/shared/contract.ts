/**
 * A call, described once: the server mounts it, the browser and the tests call it, OpenAPI prints it. Input
 * is one flat object: names in the path template come from the path, the rest from the query string (GET,
 * DELETE) or the JSON body (POST, PUT). Output is a whitelist: fields it does not name never leave.
 */
import type { z } from 'zod';
import type { Access } from './access.ts';
import type { AnyRefusal } from './errors.ts';
import type { Limit } from './limits.ts';

/** Header with the browser's device token, sent on calls with limits. */
export const deviceHeader = 'x-podium-device';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

export interface Endpoint<I extends z.ZodType = z.ZodType, O extends z.ZodType = z.ZodType> {
  method: Method;
  /** Path template, one `{name}` per parameter, e.g. `/api/orders/{id}`. */
  path: string;
  /** Other paths of the same call. */
  aliases?: readonly string[];
  /**
   * For a GET that changes something: answered only to a page's script, never to a followed or prefetched
   * link.
   */
  isForScripts?: boolean;
  /**
   * For a GET that browsers follow instead of calling it: they go to the output's `location`, or here when
   * refused.
   */
  leadsTo?: string;
  /**
   * For a GET that answers a file: its output is of `shared/files.ts`, and its bytes are sent as they are.
   */
  isFile?: boolean;
  access: Access;
  /** The refusal where the right is missing, when it says more than `forbidden`. */
  refusal?: AnyRefusal;
  /** Also open to a session whose password must be changed first. */
  isOpenBeforePasswordChange?: boolean;
  summary: string;
  input: I;
  output: O;
  /** Errors to expect beyond those that every call can answer. */
  errors?: readonly AnyRefusal[];
  /**
   * Its body may hold a picture (`pictureField`): as a data URL in JSON, or as a file of `multipart/form-data`. It waits
   * until few enough others are being read, and may be as long as one picture and its form.
   */
  takesPicture?: boolean;
  /** Longest body accepted, where that is more than 16 KB. */
  maxBodyBytes?: number;
  /**
   * For a POST that looks, and is one so that its secret stays out of addresses: while nothing can be written, it
   * is answered uncounted, like a GET.
   */
  onlyReads?: boolean;
  /** How often it may be called; checked in this order, after the input and before the handler. */
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

/** True when the input beyond the path travels in the query string. */
export function sendsQuery(method: Method): boolean {
  return method === 'GET' || method === 'DELETE';
}
