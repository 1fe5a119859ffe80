/** Where a lesson's video is played from: its uploaded file, else the first of its links. */
import { type VideoLink, videoLink } from '#features/teaching/lessons/rules/links.ts';
import { counts, filmOf } from '#features/teaching/lessons/server/counted.ts';
import { captionLanguagesOf, type LessonRow } from '#features/teaching/lessons/server/lessons.ts';
import type { App } from '#server/app.ts';
import type { Context } from '#server/context.ts';
import { hashToken } from '#server/tokens.ts';
import type { Output, ParsedInput } from '#shared/contract.ts';
import { notFound } from '#shared/errors.ts';
import { pictureAddress } from '#shared/pictures.ts';
import type { learningApi } from '../contract.ts';
import { openWithinMs } from '../rules/video.ts';
import { findWatchable } from './lessons.ts';
import { playableAddress } from './providers/yandexdisk.ts';
import { issueTicket } from './video.ts';

type Opened = Output<typeof learningApi.openVideo>;

export function hasVideo(lesson: LessonRow): boolean {
  return lesson.video_file !== null || videoLink(lesson) !== null;
}

/**
 * Only a film of our own tells how much of it was watched; without one nothing but the button ends a lesson. One that
 * is yet to come cannot be done.
 */
export function hasDoneButton(app: App, lesson: LessonRow): boolean {
  return counts(app, lesson) && (lesson.has_done_button === 1 || lesson.video_file === null);
}

/** Names the lesson's film to browsers, and gives nothing of its address away. */
export function filmNameOf(lesson: LessonRow): string | null {
  const film = filmOf(lesson);
  return film && hashToken(film).slice(0, 16);
}

/** Plays in another host's player, which does not tell what was watched. */
export function isEmbedded(lesson: LessonRow): boolean {
  return lesson.video_file === null && Boolean(videoLink(lesson)?.embedUrl);
}

/** Address of the picture shown before the video plays. */
export function posterOf({ poster_file }: LessonRow): string | null {
  return poster_file && pictureAddress(poster_file, 1280);
}

/**
 * An address that plays the lesson. That of an uploaded file is to be opened within a minute, then valid
 * while the lesson is watched, from the network address that opened it
 * (docs/decisions/008-video-tickets.md). @throws not_found, forbidden
 */
export async function openVideo(
  ctx: Context,
  input: ParsedInput<typeof learningApi.openVideo>,
): Promise<Opened> {
  const { lesson } = await findWatchable(ctx, input.id, { isPreview: input.preview === '1' });
  if (!hasVideo(lesson)) throw notFound();
  const poster = posterOf(lesson);
  const film = filmNameOf(lesson)!;
  if (lesson.video_file === null) return { ...(await openLink(ctx, videoLink(lesson))), film, poster };
  const { token, expiresAt } = await issueTicket(ctx, lesson.id, lesson.video_file);
  const url = `/media/lessons/${token}`;
  const captions = (await captionLanguagesOf(ctx.db, lesson.id)).map((language) => ({
    language,
    url: `${url}/captions/${language}`,
  }));
  return { kind: 'file', url, page_url: null, captions, film, poster, expires_at: expiresAt };
}

async function openLink(ctx: Context, link: VideoLink | null): Promise<Omit<Opened, 'poster' | 'film'>> {
  if (!link) throw notFound();
  const expires_at = new Date(ctx.app.now().getTime() + openWithinMs).toISOString();
  const rest = { captions: [], expires_at };
  if (link.embedUrl) return { ...rest, kind: 'embed', url: link.embedUrl, page_url: null };
  const file = await playableAddress(ctx.app.config.yandexDiskUrl, link.id);
  if (!file) return { ...rest, kind: 'link', url: link.url, page_url: link.url };
  return { ...rest, kind: 'file', url: file, page_url: link.url };
}
