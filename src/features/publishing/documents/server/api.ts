import { routes } from '#server/http/call.ts';
import { documentsApi } from '../contract/documents.ts';
import { documentsPanelApi } from '../contract/panel.ts';
import { listDocuments, showDocument } from './documents.ts';
import { listForPanel, publishFromPanel, showForPanel } from './documentsForStaff.ts';

export const documentsRoutes = [
  ...routes(documentsApi, { list: listDocuments, show: showDocument }),
  ...routes(documentsPanelApi, { list: listForPanel, show: showForPanel, publish: publishFromPanel }),
];
