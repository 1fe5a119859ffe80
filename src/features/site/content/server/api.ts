import { routes } from '#server/http/call.ts';
import { contentApi } from '../contract/content.ts';
import { essentialsApi } from '../contract/essentials.ts';
import { contentPanelApi } from '../contract/panel.ts';
import { showContent } from './content.ts';
import { listSections, resetSection, saveSection, showSection } from './editSections.ts';
import { saveEssentials, showEssentials } from './essentials.ts';

export const contentRoutes = [
  ...routes(contentApi, { show: showContent }),
  ...routes(essentialsApi, { show: showEssentials, save: saveEssentials }),
  ...routes(contentPanelApi, {
    list: listSections,
    show: showSection,
    save: saveSection,
    reset: resetSection,
  }),
];
