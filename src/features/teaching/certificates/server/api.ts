import type { FastifyInstance } from 'fastify';
import type { App } from '#server/app.ts';
import { contextOf } from '#server/context.ts';
import { routes } from '#server/http/call.ts';
import { sendCard } from '#server/http/drawings.ts';
import type { FindActor } from '#server/http/mount.ts';
import { notFound } from '#shared/errors.ts';
import { isLanguage } from '#shared/i18n.ts';
import { certificatesApi } from '../contract/certificates.ts';
import { certificatesPanelApi } from '../contract/panel.ts';
import { downloadCertificate, myCertificates, renameCertificate, verifyCertificate } from './certificates.ts';
import {
  certificatesOfPerson,
  issueToAll,
  listCertificates,
  restoreCertificate,
  revokeCertificate,
  showCertificate,
} from './certificatesForStaff.ts';
import { sharePicture } from './share.ts';

export const certificatesRoutes = [
  ...routes(certificatesApi, {
    verify: verifyCertificate,
    mine: myCertificates,
    download: downloadCertificate,
    rename: renameCertificate,
  }),
  ...routes(certificatesPanelApi, {
    list: listCertificates,
    show: showCertificate,
    ofPerson: certificatesOfPerson,
    issue: issueToAll,
    revoke: revokeCertificate,
    restore: restoreCertificate,
  }),
];

interface ShareRoute {
  Params: { file: string };
  Querystring: { language?: string };
}

/** /share/certificates/{token}.jpg: the link preview. */
export function certificatePictures(server: FastifyInstance, app: App, findActor: FindActor): void {
  server.get<ShareRoute>('/share/certificates/:file', { schema: { hide: true } }, async (request, reply) => {
    const [token = '', format, more] = request.params.file.split('.');
    if (format !== 'jpg' || more !== undefined) throw notFound();
    const language = isLanguage(request.query.language) ? request.query.language : 'ru';
    const ctx = contextOf(app, await findActor(request, 'anyone', reply));
    const card = await sharePicture(ctx, token, language);
    if (!card) throw notFound();
    // Certificates can be revoked: caches must revalidate the picture each time.
    const headers = { 'cache-control': 'public, no-cache', 'x-robots-tag': 'noindex' };
    return sendCard(ctx, { request, reply }, { card, headers });
  });
}
