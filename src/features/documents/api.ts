import { routes } from '#server/http/call.ts';
import { documentsApi } from './contract.ts';
import { listDocuments, showDocument } from './service.ts';

export const documentsRoutes = routes(documentsApi, { list: listDocuments, show: showDocument });
