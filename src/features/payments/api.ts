import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { App } from '#server/app.ts';
import { routes } from '#server/http/call.ts';
import { AppError } from '#shared/errors.ts';
import { createPayment } from './checkout/service.ts';
import { paymentsApi } from './contract.ts';
import { correctEmail } from './correction/service.ts';
import { type Notice, orderStatus, receiveNotice } from './service.ts';

export const paymentsRoutes = routes(paymentsApi, {
  create: createPayment,
  status: orderStatus,
  correctEmail,
});

/** All that is read of a notice: what it is about. The rest of its body is nobody's word. */
const noticeBody = z.object({
  event: z.string().regex(/^[a-z_.]{1,64}$/),
  object: z.object({ id: z.string().regex(/^[\w-]{1,64}$/) }),
});

/**
 * YooKassa's notifications. 200: understood, don't repeat it · 400: no notice · 503: repeat it, the provider or
 * the database did not answer.
 */
export function paymentsWebhooks(server: FastifyInstance, app: App): void {
  server.register(async (scope) => {
    // Whatever type it claims to be: the provider repeats what is not answered by 200.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
    scope.post('/api/payments/yookassa/webhook', { schema: { hide: true } }, async (request) => {
      await receiveNotice(app, readNotice(request.body));
      return {};
    });
  });
}

function readNotice(body: unknown): Notice {
  const parsed = noticeBody.safeParse(parseJson(body));
  if (!parsed.success) throw new AppError('malformed_request');
  return { event: parsed.data.event, objectId: parsed.data.object.id };
}

function parseJson(body: unknown): unknown {
  try {
    return JSON.parse(String(body));
  } catch {
    return undefined;
  }
}
