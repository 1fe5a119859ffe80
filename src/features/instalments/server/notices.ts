/** The bank's webhooks. They are not signed: each only says that it is time to ask the bank. */
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { askTogether } from '#features/payments/server/questions.ts';
import { type Actor, system } from '#server/actor.ts';
import type { App } from '#server/app.ts';
import { contextOf } from '#server/context.ts';
import { countAttempt } from '#server/limits/limits.ts';
import { makeNetworkTest } from '#server/networks.ts';
import { AppError } from '#shared/errors.ts';
import { idField } from '#shared/fields.ts';
import { instalmentLimits } from '../rules/states.ts';
import { timeLimits } from './providers/tbank.ts';
import { webhookPath } from './sending.ts';
import { askBank } from './settling.ts';
import * as store from './store.ts';

/** The only part of a webhook that is read. */
const body = z.object({ id: z.string().min(1).max(64) });

/**
 * 200: understood, don't repeat · 400: no webhook · 403: from somewhere else · 429: too many, repeat later · 503: the
 * bank or the database did not answer, repeat.
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
      const parsed = body.safeParse(parseJson(request.body));
      if (!parsed.success) throw new AppError('malformed_request');
      await receive(app, parsed.data.id, request.ip);
      return {};
    });
  });
}

/** An untrue one leaves no trace, so that nobody can fill the database with invented ones. */
async function receive(app: App, orderNumber: string, address: string): Promise<void> {
  const ctx = contextOf(app);
  if (!app.config.tbank) return;
  const teller: Actor = { ...system, address };
  await countAttempt({ ...ctx, actor: teller }, instalmentLimits.webhook, {});
  const isOurs = idField.safeParse(orderNumber).success;
  const application = isOurs ? await store.findApplication(ctx.db, orderNumber) : undefined;
  if (!application)
    return void (await countAttempt({ ...ctx, actor: teller }, instalmentLimits.unknownWebhook, {}));
  const patience = { timeoutMs: timeLimits.interactiveMs, isForWebhook: true };
  const outcome = await askTogether(application.id, () => askBank(ctx, application, patience));
  if (outcome !== 'settled') throw new AppError('unavailable');
}

function parseJson(text: unknown): unknown {
  try {
    return JSON.parse(String(text));
  } catch {
    return undefined;
  }
}
