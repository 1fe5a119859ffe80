/**
 * Answers several calls in one request: on a slow network a request's upkeep costs more than its answer. Each call is
 * answered as if it had come alone, with the caller's own rights.
 */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { AppError } from '#shared/errors.ts';
import { canBeAskedTogether, mostTogether, togetherPath } from '#shared/together.ts';
import { acceptedEncoding, compressOnce } from '../pages/compress.ts';
import type { Route } from './call.ts';

/** Headers that tell who asks, in which language and from where. */
const passedOn = ['authorization', 'accept-language', 'cookie', 'user-agent', 'x-forwarded-for'] as const;

const asked = z.object({
  ask: z.union([z.string(), z.array(z.string()).max(mostTogether)]).transform((ask) => [ask].flat()),
});

export function mountTogether(server: FastifyInstance, routes: readonly Route[]): void {
  const looks = routes.flatMap(({ endpoint }) =>
    canBeAskedTogether(endpoint) ? [endpoint.path, ...(endpoint.aliases ?? [])].map(patternOf) : [],
  );
  server.get(togetherPath, { schema: { hide: true } }, async (request, reply) => {
    const { data } = asked.safeParse(request.query);
    if (!data?.ask.every((url) => looks.some((look) => look.test(url))))
      throw new AppError('malformed_request');
    const answers = await Promise.all(data.ask.map((url) => answerTo(server, request, url)));
    // Nothing that the caller sends comes back in it, so its length gives nothing away.
    const encoding = acceptedEncoding(request.headers['accept-encoding']);
    if (encoding !== 'identity') reply.header('content-encoding', encoding);
    reply.headers({ 'content-type': 'application/json; charset=utf-8', vary: 'accept-encoding' });
    return compressOnce(`{"answers":[${answers.join(',')}]}`, encoding);
  });
}

function patternOf(template: string): RegExp {
  return new RegExp(`^${template.replace(/\{\w+\}/g, '[\\w-]+')}(?:\\?[^#]*)?$`);
}

async function answerTo(server: FastifyInstance, request: FastifyRequest, url: string): Promise<string> {
  const { statusCode, payload } = await server.inject({
    method: 'GET',
    url,
    headers: Object.fromEntries(
      passedOn.flatMap((name) => (request.headers[name] ? [[name, String(request.headers[name])]] : [])),
    ),
    remoteAddress: request.socket.remoteAddress ?? '',
  });
  return `{"status":${statusCode},"body":${payload || '{}'}}`;
}
