import type { FastifyInstance } from 'fastify';
import { readCaptions } from '#features/teaching/lessons/server/captions.ts';
import type { App } from '#server/app.ts';
import { contextOf } from '#server/context.ts';
import { routes } from '#server/http/call.ts';
import { serveClips } from '#server/http/clips.ts';
import { sendStored } from '#server/http/storedFiles.ts';
import { notFound } from '#shared/errors.ts';
import { idField } from '#shared/fields.ts';
import { freeLessonsApi } from '../contract/freeLessons.ts';
import { progressApi } from '../contract/panel.ts';
import { learningApi } from '../contract.ts';
import { freeFilmOf, freeFilmPath, listFreeLessons, openLesson, showFreeLesson } from './freeLessons.ts';
import { listLessons, ownLessons, purchasedCourses, supportAddress } from './learning.ts';
import { progressOfPerson } from './personProgress.ts';
import { markDone, saveProgress } from './progress.ts';
import { redeemTicket } from './video.ts';
import { openVideo } from './videoOpening.ts';

export const learningRoutes = routes(learningApi, {
  purchased: purchasedCourses,
  lessons: listLessons,
  ownLessons,
  openVideo,
  saveProgress,
  markDone,
  support: supportAddress,
});

export const freeLessonRoutes = routes(freeLessonsApi, { list: listFreeLessons, show: showFreeLesson });

export const progressRoutes = routes(progressApi, { ofPerson: progressOfPerson });

interface TicketRoute {
  Params: { ticket: string };
}
interface CaptionsRoute {
  Params: { ticket: string; language: string };
}

/** Videos and captions by ticket, with ranges; no cache may store them. */
export function learningMedia(server: FastifyInstance, app: App): void {
  const hidden = { schema: { hide: true } };
  const path = '/media/lessons/:ticket';
  server.get<TicketRoute>(path, hidden, async (request, reply) => {
    const redeem = () => redeemTicket(contextOf(app), request.params.ticket, request.ip);
    const { video: file, mediaType } = await redeem();
    return sendStored(app, { request, reply }, { file, mediaType, mayGoOn: redeem });
  });
  server.get<CaptionsRoute>(`${path}/captions/:language`, hidden, async (request, reply) => {
    const { ticket, language } = request.params;
    const { lessonId } = await redeemTicket(contextOf(app), ticket, request.ip);
    const text = await readCaptions(contextOf(app), lessonId, language);
    if (text === null) throw notFound();
    reply.headers({ 'cache-control': 'private, no-store', 'content-type': 'text/vtt; charset=utf-8' });
    return reply.send(text);
  });
}

interface FreeCaptionsRoute {
  Params: { id: string; language: string };
}

/** Films of free lessons and their captions, for players of the public site. */
export function freeMedia(server: FastifyInstance, app: App): void {
  serveClips(server, app, { path: freeFilmPath(':id') as '/media/free/:id', find: freeFilmOf });
  const path = `${freeFilmPath(':id')}/captions/:language`;
  server.get<FreeCaptionsRoute>(path, { schema: { hide: true } }, async (request, reply) => {
    const { id, language } = request.params;
    const ctx = contextOf(app);
    const lesson = idField.safeParse(id).success ? await openLesson(ctx, id) : undefined;
    const text = lesson ? await readCaptions(ctx, lesson.id, language) : null;
    if (text === null) throw notFound();
    reply.headers({ 'cache-control': 'no-cache', 'content-type': 'text/vtt; charset=utf-8' });
    return reply.send(text);
  });
}
