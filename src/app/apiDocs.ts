/** `/api/docs`: the calls as OpenAPI for programs, and as a page for people. For staff, and for everybody in a demo. */
import type { FastifyInstance } from 'fastify';
import { checkAccess } from '#server/actor.ts';
import type { App } from '#server/app.ts';
import type { FindActor } from '#server/http/mount.ts';
import { pageHeaders } from '#server/http/security.ts';
import { type ApiDescription, apiPage } from './apiPage.ts';

const stylesPath = '/api/docs.css';
const headers = {
  ...pageHeaders("default-src 'none'; style-src 'self'; base-uri 'none'; frame-ancestors 'none'"),
  'cache-control': 'no-store',
  vary: 'accept',
};
const unlisted = { schema: { hide: true } };

export function mountApiDocs(server: FastifyInstance, app: App, findActor: FindActor): void {
  let page: string | null = null;
  server.get('/api/docs', unlisted, async (request, reply) => {
    if (app.config.mode !== 'demo') checkAccess(await findActor(request, 'staff', reply), 'staff');
    const description = server.swagger();
    if (!request.headers.accept?.includes('text/html'))
      return reply.header('vary', 'accept').send(description);
    page ??= apiPage(description as unknown as ApiDescription, stylesPath);
    return reply.headers(headers).type('text/html; charset=utf-8').send(page);
  });
  server.get(stylesPath, unlisted, (_request, reply) => reply.type('text/css; charset=utf-8').send(styles));
}

/** Open to everybody: it says nothing of the calls. */
const styles = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { max-width: 1000px; margin: 0 auto; padding: 16px; }
h1 { font-size: 1.75rem; } h2 { margin-top: 2rem; font-size: 1.25rem; } h3 { margin: 1rem 0 0; font-size: 1rem; }
nav { display: flex; flex-wrap: wrap; gap: 4px 16px; }
nav a { padding: 6px 0; }
details { border-bottom: 1px solid color-mix(in srgb, currentColor 20%, transparent); overflow-x: auto; }
summary { padding: 10px 0; cursor: pointer; overflow-wrap: anywhere; }
summary b { display: inline-block; min-width: 4.5em; font-size: 0.8125rem; }
.post, .put { color: light-dark(#8a4b00, #ffc37a); } .get { color: light-dark(#00562c, #7fe0a8); }
.delete { color: light-dark(#a30d25, #ff9aa8); }
.key { border: 1px solid currentColor; border-radius: 4px; padding: 0 6px; font-size: 0.75rem; }
table { border-collapse: collapse; } th, td { padding: 4px 12px 4px 0; text-align: left; vertical-align: top; }
i { font-style: normal; color: light-dark(#555, #bbb); } ul { margin: 4px 0; padding-left: 20px; }
`;
