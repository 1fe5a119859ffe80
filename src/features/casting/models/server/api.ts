import { routes } from '#server/http/call.ts';
import { modelsApi } from '../contract/models.ts';
import { modelsPanelApi } from '../contract/panel.ts';
import { addModel, editModel, moveModel } from './editModels.ts';
import { listModels } from './models.ts';
import { listPanelModels, showModel } from './modelsForStaff.ts';
import { publishFromPanel, recordPaperConsent, withdrawFromPanel } from './publication.ts';
import { removeModel, restoreModel } from './removal.ts';

export const modelsRoutes = [
  ...routes(modelsApi, { list: listModels, add: addModel, edit: editModel, remove: removeModel }),
  ...routes(modelsPanelApi, {
    list: listPanelModels,
    show: showModel,
    publish: publishFromPanel,
    recordConsent: recordPaperConsent,
    withdrawConsent: withdrawFromPanel,
    move: moveModel,
    restore: restoreModel,
  }),
];
