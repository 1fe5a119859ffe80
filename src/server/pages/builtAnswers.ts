/**
 * Answers of the pages' program that are no pages and follow from the build alone, such as the panel's texts:
 * compressed once, and sent from memory.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { answerHeaders } from '../http/security.ts';
import { type ReadyPage, readyAnswer } from './cache.ts';
import { sendPage } from './readyPages.ts';

export function mountBuiltAnswers(
  server: FastifyInstance,
  {
    routes,
    ask,
    otherwise,
  }: {
    routes: readonly string[];
    /** The program's answer to the path. */
    ask: (path: string) => Promise<Response>;
    /** Answers where the program has nothing. */
    otherwise: (request: FastifyRequest, reply: FastifyReply) => Promise<Buffer>;
  },
): void {
  const ready = new Map<string, ReadyPage>();
  for (const route of routes) {
    server.get(route, { schema: { hide: true } }, async (request, reply) => {
      // One key for each, however the address is spelled: the cache has to stay finite.
      const path = pathTo(route, request.params as Record<string, string>);
      const answer = ready.get(path) ?? (await readyAt(path, ask));
      if (!answer) return otherwise(request, reply);
      ready.set(path, answer);
      sendPage(answer, request, reply);
    });
  }
}

function pathTo(route: string, values: Record<string, string>): string {
  return route.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(values[name]!));
}

async function readyAt(
  path: string,
  ask: (path: string) => Promise<Response>,
): Promise<ReadyPage | undefined> {
  const response = await ask(path);
  const type = response.headers.get('content-type');
  if (response.status !== 200 || type === null) return undefined;
  return readyAnswer(await response.text(), { type, security: answerHeaders });
}
