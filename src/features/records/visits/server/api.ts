import type { FastifyInstance } from 'fastify';
import { isbot } from 'isbot';
import type { App } from '#server/app.ts';
import { contextOf } from '#server/context.ts';
import { seenPath } from '../contract/path.ts';
import { seenInput } from '../contract/seen.ts';
import { seeVisit, writeVisits, writtenEveryMs } from './counting.ts';

/** Outside the contract: it counts in memory, answers nobody, and must cost next to nothing. */
export function mountVisits(server: FastifyInstance, app: App): void {
  let writing: NodeJS.Timeout | undefined;
  const write = () => {
    writing = undefined;
    return writeVisits(app).catch((error: unknown) =>
      app.log.warn({ err: error }, 'visits were not counted'),
    );
  };
  server.addHook('onClose', async () => {
    clearTimeout(writing);
    await write();
  });
  server.post(seenPath, { schema: { hide: true }, bodyLimit: 4096 }, async (request, reply) => {
    reply.code(204);
    // Cut as an actor's is, since the visit is found again by it (origins.ts).
    const userAgent = (request.headers['user-agent'] ?? '').slice(0, 300);
    const seen = seenInput.safeParse(request.body);
    if (!seen.success || isbot(userAgent)) return reply.send();
    const visitor = { kind: 'visitor', language: 'ru', address: request.ip, userAgent } as const;
    await seeVisit(contextOf(app, visitor), { ...seen.data, address: request.ip, userAgent }).catch(() => {});
    writing ??= setTimeout(write, writtenEveryMs).unref();
    return reply.send();
  });
}
