import type { FastifyInstance } from 'fastify';
import type { App } from '#server/app.ts';
import { contextOf } from '#server/context.ts';
import { routes } from '#server/http/call.ts';
import { notFound } from '#shared/errors.ts';
import { metrikaApi } from '../contract/metrika.ts';
import { schoolPanelApi } from '../contract/panel.ts';
import { schoolApi } from '../contract/school.ts';
import { saveContacts, saveSettings, showContacts, showSettings } from './editSchool.ts';
import { changeLogo, logoPicture, removeLogo } from './logo.ts';
import { saveMetrika, showMetrika } from './metrika.ts';
import { showSchool } from './school.ts';

export const schoolRoutes = [
  ...routes(schoolApi, { show: showSchool }),
  ...routes(schoolPanelApi, {
    showContacts,
    saveContacts,
    showSettings,
    saveSettings,
    saveLogo: changeLogo,
    removeLogo,
  }),
  ...routes(metrikaApi, { show: showMetrika, save: saveMetrika }),
];

interface LogoRoute {
  Params: { file: string };
}

/** The school's logo. Its name is the hash of its content, so browsers may cache it for good. */
export function schoolLogo(server: FastifyInstance, app: App): void {
  const hidden = { schema: { hide: true } };
  server.get<LogoRoute>('/uploads/logo/:file', hidden, async ({ params: { file } }, reply) => {
    const picture = await logoPicture(contextOf(app), file);
    if (!picture) throw notFound();
    reply.header('cache-control', 'public, max-age=31536000, immutable').type('image/webp');
    return reply.send(picture);
  });
}
