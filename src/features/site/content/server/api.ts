import { routes } from '#server/http/call.ts';
import { contentApi } from '../contract/content.ts';
import { editingApi } from '../contract/editing.ts';
import { essentialsApi } from '../contract/essentials.ts';
import { contentPanelApi } from '../contract/panel.ts';
import { showContent } from './content.ts';
import { sayPresent } from './editors.ts';
import { listSections, resetSection, saveSection, showSection } from './editSections.ts';
import { saveEssentials, showEssentials } from './essentials.ts';
import { showHistory, takeBack } from './history.ts';
import { dropPlan, planSection } from './plans.ts';
import { keepPreview } from './previews.ts';

export const contentRoutes = [
  ...routes(contentApi, { show: showContent }),
  ...routes(essentialsApi, { show: showEssentials, save: saveEssentials }),
  ...routes(contentPanelApi, {
    list: listSections,
    show: showSection,
    save: saveSection,
    reset: resetSection,
  }),
  ...routes(editingApi, {
    preview: keepPreview,
    history: showHistory,
    takeBack,
    plan: planSection,
    dropPlan,
    present: sayPresent,
  }),
];
