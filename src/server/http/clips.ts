/** Films that everybody may watch: of a review, a course, the first screen. Players ask for them by ranges. */
import type { FastifyInstance } from 'fastify';
import { notFound } from '#shared/errors.ts';
import { idField } from '#shared/fields.ts';
import type { App } from '../app.ts';
import { type Context, contextOf } from '../context.ts';
import { type StoredFile, sendStored } from './storedFiles.ts';

interface Clips {
  path: `${string}/:id`;
  /** The film that this id shows at the moment; null where nobody may see one. */
  find(ctx: Context, id: string): Promise<Pick<StoredFile, 'file' | 'mediaType'> | null>;
}

interface ClipRoute {
  Params: { id: string };
}

/** Serves what `find` names, and ends a film that is being watched once it names another or none. */
export function serveClips(server: FastifyInstance, app: App, { path, find }: Clips): void {
  server.get<ClipRoute>(path, { schema: { hide: true } }, async (request, reply) => {
    const ctx = contextOf(app);
    const { id } = request.params;
    const clip = idField.safeParse(id).success ? await find(ctx, id) : null;
    if (!clip) throw notFound();
    const mayGoOn = async () => {
      if ((await find(ctx, id))?.file !== clip.file) throw notFound();
    };
    return sendStored(app, { request, reply }, { ...clip, mayGoOn });
  });
}
