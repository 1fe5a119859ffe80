import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { App } from '#server/app.ts';
import { contextOf } from '#server/context.ts';
import { routes } from '#server/http/call.ts';
import { makeNetworkTest } from '#server/networks.ts';
import { parseJson } from '#server/outsideAnswers.ts';
import { AppError } from '#shared/errors.ts';
import { instalmentsApi } from '../contract/instalments.ts';
import { instalmentsPanelApi } from '../contract/panel.ts';
import { applyForInstalments } from './applyForInstalments.ts';
import {
  askAboutInstalment,
  cancelInstalment,
  listInstalments,
  noteInstalment,
  resendInstalment,
  showInstalment,
} from './instalmentsForStaff.ts';
import { receiveBankNotice } from './notices.ts';
import { saveSettings, showOffer, showSettings } from './offer.ts';
import { webhookPath } from './sendToBank.ts';
import { instalmentStatus, ownInstalments } from './status.ts';

export const instalmentsRoutes = [
  ...routes(instalmentsApi, {
    offer: showOffer,
    create: applyForInstalments,
    status: instalmentStatus,
    mine: ownInstalments,
  }),
  ...routes(instalmentsPanelApi, {
    list: listInstalments,
    show: showInstalment,
    ask: askAboutInstalment,
    send: resendInstalment,
    cancel: cancelInstalment,
    note: noteInstalment,
    showSettings,
    saveSettings,
  }),
];

/** The only part of a webhook that is read. */
const webhookBody = z.object({ id: z.string().min(1).max(64) });

/**
 * The bank's webhooks. 200: understood, don't repeat · 400: no webhook · 403: from somewhere else · 429: too many, repeat
 * later · 503: the bank or the database did not answer, repeat.
 */
export function instalmentsWebhooks(server: FastifyInstance, app: App): void {
  const isOfBank = makeNetworkTest(app.config.tbankNetworks);
  server.register(async (scope) => {
    scope.addHook('onRequest', async ({ ip: address }) => {
      if (isOfBank(address)) return;
      app.log.warn({ address }, 'a webhook from outside TBANK_NETWORKS was refused');
      throw new AppError('forbidden');
    });
    // Any content type: the bank repeats what is not answered by 200.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string' }, (_request, text, done) => done(null, text));
    scope.post(webhookPath, { schema: { hide: true } }, async (request) => {
      const parsed = webhookBody.safeParse(parseJson(request.body));
      if (!parsed.success) throw new AppError('malformed_request');
      await receiveBankNotice(contextOf(app), { orderNumber: parsed.data.id, address: request.ip });
      return {};
    });
  });
}
