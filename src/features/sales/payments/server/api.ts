import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { App } from '#server/app.ts';
import { contextOf } from '#server/context.ts';
import { routes } from '#server/http/call.ts';
import { makeNetworkTest } from '#server/networks.ts';
import { parseJson } from '#server/outsideAnswers.ts';
import { AppError } from '#shared/errors.ts';
import { holdsApi, paymentSettingsApi, paymentsApi } from '../contract/payments.ts';
import { trialPaymentApi } from '../contract/trial.ts';
import { createPayment } from './checkout.ts';
import { correctEmail } from './correction.ts';
import { denyOrder } from './denial.ts';
import { decideHold } from './holds.ts';
import { type Notice, receiveNotice } from './notices.ts';
import { openAccount } from './openAccount.ts';
import { orderState } from './orderState.ts';
import { changeSettings, listMethods, showSettings } from './settings.ts';
import { orderStatus } from './status.ts';
import { showTrial, startTrial } from './trial.ts';

export const paymentsRoutes = [
  ...routes(paymentsApi, {
    create: createPayment,
    status: orderStatus,
    methods: listMethods,
    state: orderState,
    openAccount,
    deny: denyOrder,
    correctEmail,
  }),
  ...routes(holdsApi, { decide: decideHold }),
  ...routes(trialPaymentApi, { start: startTrial, show: showTrial }),
  ...routes(paymentSettingsApi, { show: showSettings, change: changeSettings }),
];

/** The only part of a notice that is read: its object. Nothing else in its body can be trusted. */
const noticeBody = z.object({
  event: z.string().regex(/^[a-z_.]{1,64}$/),
  object: z.object({ id: z.string().regex(/^[\w-]{1,64}$/) }),
});

/**
 * YooKassa's notifications. 200: understood, don't repeat · 400: no notice · 403: from somewhere else · 429:
 * too many, repeat later · 503: the provider or the database did not answer, repeat.
 */
export function paymentsWebhooks(server: FastifyInstance, app: App): void {
  const isOfProvider = makeNetworkTest(app.config.yookassaNetworks);
  server.register(async (scope) => {
    scope.addHook('onRequest', async ({ ip: address }) => {
      if (isOfProvider(address)) return;
      app.log.warn({ address }, 'a notice from outside YOOKASSA_NETWORKS was refused');
      throw new AppError('forbidden');
    });
    // Any content type: the provider repeats every notice that is not answered by 200.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
    scope.post('/api/payments/yookassa/webhook', { schema: { hide: true } }, async (request) => {
      await receiveNotice(contextOf(app), { ...readNotice(request.body), address: request.ip });
      return {};
    });
  });
}

function readNotice(body: unknown): Omit<Notice, 'address'> {
  const parsed = noticeBody.safeParse(parseJson(body));
  if (!parsed.success) throw new AppError('malformed_request');
  return { event: parsed.data.event, objectId: parsed.data.object.id };
}
