import type { FastifyInstance } from 'fastify';
import type { App } from '#server/app.ts';
import { contextOf } from '#server/context.ts';
import { routes } from '#server/http/call.ts';
import { countAttempt } from '#server/limits/limits.ts';
import { notFound } from '#shared/errors.ts';
import { buttonLimits, mailingsApi, mailKinds } from '../contract.ts';
import { changeReminders, showReminders, unsubscribe } from './preferences.ts';

export const mailingsRoutes = routes(mailingsApi, {
  show: showReminders,
  change: changeReminders,
  unsubscribe,
});

interface OneClick {
  Params: { kind: string; token: string };
}

/**
 * The button of a mail program (RFC 8058): a POST to the address that people open as a page, whatever its
 * body says.
 */
export function oneClickUnsubscribe(server: FastifyInstance, app: App): void {
  server.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: 1000 }, (_request, body, done) =>
      done(null, body),
    );
    scope.post<OneClick>('/unsubscribe/:kind/:token', { schema: { hide: true } }, async ({ params, ip }) => {
      const kind = mailKinds.find((known) => known === params.kind);
      if (!kind) throw notFound();
      const visitor = { kind: 'visitor', language: 'ru', address: ip, userAgent: 'mail program' } as const;
      await countAttempt(contextOf(app, visitor), buttonLimits, {});
      return unsubscribe(contextOf(app), { token: params.token, kind });
    });
  });
}
