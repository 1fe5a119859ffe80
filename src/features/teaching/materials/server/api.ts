import type { FastifyInstance } from 'fastify';
import type { App } from '#server/app.ts';
import { contextOf } from '#server/context.ts';
import { routes } from '#server/http/call.ts';
import { sendStored } from '#server/http/storedFiles.ts';
import { materialsApi, materialsPanelApi } from '../contract.ts';
import {
  addMaterial,
  arrangeMaterials,
  editMaterial,
  listForStaff,
  removeMaterial,
  restoreMaterial,
} from './editMaterials.ts';
import { listMaterials, openMaterial, redeemTicket } from './materials.ts';

export const materialsRoutes = [
  ...routes(materialsApi, { list: listMaterials, open: openMaterial }),
  ...routes(materialsPanelApi, {
    list: listForStaff,
    add: addMaterial,
    edit: editMaterial,
    arrange: arrangeMaterials,
    remove: removeMaterial,
    restore: restoreMaterial,
  }),
];

interface TicketRoute {
  Params: { ticket: string };
}

/** Files by ticket. They are saved, never shown: a page among them would otherwise run as one of ours. */
export function materialsMedia(server: FastifyInstance, app: App): void {
  const options = { schema: { hide: true }, exposeHeadRoute: false };
  server.get<TicketRoute>('/media/materials/:ticket', options, async (request, reply) => {
    const redeem = () => redeemTicket(contextOf(app), request.params.ticket, request.ip);
    const { file, mediaType, name } = await redeem();
    reply.headers({
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
    });
    return sendStored(app, { request, reply }, { file, mediaType, saveAs: name, mayGoOn: redeem });
  });
}
