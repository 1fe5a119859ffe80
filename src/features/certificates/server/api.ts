import type { FastifyInstance } from 'fastify';
import type { App } from '#server/app.ts';
import { contextOf } from '#server/context.ts';
import { routes } from '#server/http/call.ts';
import { notFound } from '#shared/errors.ts';
import { isLanguage } from '#shared/i18n.ts';
import { certificatesApi } from '../contract/certificates.ts';
import { certificatesPanelApi } from '../contract/panel.ts';
import { downloadCertificate, myCertificates, renameCertificate, verifyCertificate } from './certificates.ts';
import {
  issueToAll,
  listCertificates,
  restoreCertificate,
  revokeCertificate,
  showCertificate,
} from './panel.ts';
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
    issue: issueToAll,
    revoke: revokeCertificate,
    restore: restoreCertificate,
  }),
];

interface ShareRoute {
  Params: { file: string };
  Querystring: { language?: string };
}

/** /share/certificates/{token}.jpg: the link preview. Kept for an hour at most, since certificates are revoked. */
export function certificatePictures(server: FastifyInstance, app: App): void {
  server.get<ShareRoute>('/share/certificates/:file', { schema: { hide: true } }, async (request, reply) => {
    const [token = '', format, more] = request.params.file.split('.');
    if (format !== 'jpg' || more !== undefined) throw notFound();
    const language = isLanguage(request.query.language) ? request.query.language : 'ru';
    const picture = await sharePicture(contextOf(app), token, language);
    if (!picture) throw notFound();
    reply.headers({
      etag: picture.etag,
      'cache-control': 'public, max-age=3600',
      'cross-origin-resource-policy': 'cross-origin',
      'x-robots-tag': 'noindex',
    });
    if (request.headers['if-none-match'] === picture.etag) return reply.code(304).send();
    return reply.type('image/jpeg').send(picture.bytes);
  });
}
