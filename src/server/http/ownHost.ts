/**
 * Outside live mode a school is for the machine it runs on: its mails can be read, and a demo gives the link for a
 * forgotten password. A page of another site may have its own name mean 127.0.0.1 and read along in a visitor's browser,
 * so a name that is not the school's own is not answered.
 */
import type { FastifyInstance } from 'fastify';
import { AppError } from '#shared/errors.ts';
import { preferredLanguage } from '#shared/i18n.ts';
import type { App } from '../app.ts';
import type { Config } from '../config.ts';
import type { ErrorTexts } from '../errorTexts.ts';
import { isLoopback } from '../networks.ts';
import { errorBody } from './errors.ts';
import { wantsPage } from './refusals.ts';

/** @param host header of that name, which a browser always sends */
export function isOwnHost(
  { mode, appUrl }: Pick<Config, 'mode' | 'appUrl'>,
  host: string | undefined,
): boolean {
  if (mode === 'live' || host === undefined) return true;
  const name = host.replace(/:\d*$/, '').toLowerCase();
  return isLoopback(name) || name === new URL(appUrl).hostname;
}

export function refuseForeignHosts(server: FastifyInstance, app: App, texts: ErrorTexts): void {
  server.addHook('onRequest', (request, reply, done) => {
    if (isOwnHost(app.config, request.raw.headers.host)) return done();
    const error = new AppError('foreign_host');
    if (!wantsPage(request.raw)) return done(error);
    // Pages are drawn for readers of the school; this one is for whoever sets it up.
    const { detail } = errorBody(texts, error, preferredLanguage(request.headers['accept-language']));
    reply.code(error.status).header('cache-control', 'no-store').type('text/html; charset=utf-8');
    reply.send(`<!doctype html><meta charset="utf-8"><title>APP_URL</title><p>${detail}</p>`);
  });
}
