import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { App } from '#server/app.ts';
import { routes } from '#server/http/call.ts';
import { notFound } from '#shared/errors.ts';
import { schoolApi } from './contract.ts';
import { isLogoFile } from './logo/rules.ts';
import { changeLogo, logoFolder, removeLogo } from './logo/service.ts';
import { schoolPanelApi } from './panel/contract.ts';
import { saveContacts, saveSettings, showContacts, showSettings } from './panel/service.ts';
import { showSchool } from './service.ts';

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
];

interface LogoRoute {
  Params: { file: string };
}

/** The school's sign. Its name is the hash of its content: who has it never asks again. */
export function schoolLogo(server: FastifyInstance, app: App): void {
  const hidden = { schema: { hide: true } };
  server.get<LogoRoute>('/uploads/logo/:file', hidden, async ({ params: { file } }, reply) => {
    if (!isLogoFile(file)) throw notFound();
    const picture = await readFile(join(logoFolder(app), file)).catch(() => {
      throw notFound();
    });
    reply.header('cache-control', 'public, max-age=31536000, immutable').type('image/webp');
    return reply.send(picture);
  });
}
