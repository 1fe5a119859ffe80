/** Asking several calls at once: `GET /api/together?ask=/api/me&ask=/api/courses`. */
import type { Endpoint } from './contract.ts';

export const togetherPath = '/api/together';
export const mostTogether = 16;

/** One answer for each call, in the order in which they were asked. */
export interface TogetherAnswers {
  answers: { status: number; body: unknown }[];
}

export function togetherAddress(urls: readonly string[]): string {
  return `${togetherPath}?${new URLSearchParams(urls.map((url): [string, string] => ['ask', url]))}`;
}

/** Calls that only look, in JSON, as often as anybody likes. */
export function canBeAskedTogether(endpoint: Endpoint): boolean {
  const { method, limits = [], isFile, isForScripts, leadsTo } = endpoint;
  return method === 'GET' && limits.length === 0 && !isFile && !isForScripts && leadsTo === undefined;
}
