/**
 * Turns every failure into an answer, in this one place: `{detail, code, fields?}` in the reader's language.
 */
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type AnyRefusal, AppError, type ErrorBody } from '#shared/errors.ts';
import { type Language, preferredLanguage } from '#shared/i18n.ts';
import type { App } from '../app.ts';
import { contextOf } from '../context.ts';
import { isDatabaseFull, isDatabaseUnavailable } from '../db/database.ts';
import type { ErrorTexts } from '../errorTexts.ts';
import { featuresOf } from '../feature.ts';
import { isDiskFull, isDiskUnavailable } from '../files.ts';

/** Codes for errors raised by Fastify itself, by status. */
const codeByStatus: Record<number, AnyRefusal> = {
  401: 'unauthorized',
  404: 'not_found',
  405: 'method_not_allowed',
  413: 'payload_too_large',
  // A parameter longer than any of ours.
  414: 'not_found',
  415: 'unsupported_media_type',
};

export function handleErrors(server: FastifyInstance, app: App, texts: ErrorTexts): void {
  server.setErrorHandler(async (error: FastifyError, request, reply) => {
    const isFull = isDiskFull(error) || isDatabaseFull(error);
    return sendError(texts, isFull ? await diskFull(app, error, request) : error, { request, reply });
  });
  server.setNotFoundHandler((request, reply) =>
    sendError(texts, new AppError('not_found'), { request, reply }),
  );
}

/** Answers with what the reader may know of the error; what is a bug goes to the log. */
export function sendError(
  texts: ErrorTexts,
  thrown: Error,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
) {
  const error = toAppError(thrown, request);
  request.actorId ??= error.details.actorId ?? null;
  // Fastify would close while the body is still arriving, and the client, busy sending, would not see the
  // answer.
  reply.removeHeader('connection');
  const language = preferredLanguage(request.headers['accept-language']);
  // Kept by nobody: what is not found now may be there later, such as the picture of a certificate that is restored.
  return reply
    .code(error.status)
    .headers({ 'cache-control': 'no-store', ...error.details.headers })
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(errorBody(texts, error, language)));
}

export function errorBody(texts: ErrorTexts, error: AppError, language: Language): ErrorBody {
  const { values, fields, extra } = error.details;
  const body: ErrorBody = { detail: texts.detail(language, error.code, values), code: error.code, ...extra };
  if (fields) {
    const named = Object.entries(fields).map(([path, code]) => [path, texts.field(language, code)]);
    body.fields = Object.fromEntries(named);
  }
  return body;
}

/** Nobody can buy: the reader is told how to reach the school, which is still known. */
async function diskFull(app: App, error: Error, request: FastifyRequest): Promise<AppError> {
  request.log.error(factsOf(error, request), 'the disk is full');
  const language = preferredLanguage(request.headers['accept-language'], app.config.languages);
  const contacts = await contactsOf(app, language).catch(() => []);
  return new AppError('disk_full', {
    values: { contacts: contacts.join(', ') || 'none' },
    headers: { 'retry-after': '60' },
  });
}

async function contactsOf(app: App, language: Language): Promise<readonly string[]> {
  const school = featuresOf(app).find(({ contacts }) => contacts);
  return (await school?.contacts?.(contextOf(app), language)) ?? [];
}

function toAppError(error: Error, request: FastifyRequest): AppError {
  if (error instanceof AppError) return error;
  const status = (error as FastifyError).statusCode ?? 500;
  if (status >= 400 && status < 500) return new AppError(codeByStatus[status] ?? 'malformed_request');
  const facts = factsOf(error, request);
  if (isDiskUnavailable(error)) {
    request.log.error(facts, 'the disk is unavailable');
    return new AppError('unavailable', { headers: { 'retry-after': '5' } });
  }
  if (isDatabaseUnavailable(error)) {
    request.log.error(facts, 'the database is unavailable');
    return new AppError('unavailable', { headers: { 'retry-after': '5' } });
  }
  request.log.error(facts, 'unexpected error');
  return new AppError('internal');
}

function factsOf(error: Error, request: FastifyRequest) {
  return { reqId: request.id, err: error, route: request.routeOptions.url, method: request.method };
}
