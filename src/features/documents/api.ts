import { routes } from '#server/http/call.ts';
import { documentsApi } from './contract.ts';
import { documentsPanelApi } from './panel/contract.ts';
import { listForPanel, publishFromPanel, showForPanel } from './panel/service.ts';
import { listDocuments, showDocument } from './service.ts';

export const documentsRoutes = [
  ...routes(documentsApi, { list: listDocuments, show: showDocument }),
  ...routes(documentsPanelApi, { list: listForPanel, show: showForPanel, publish: publishFromPanel }),
];
