import { routes } from '#server/http/call.ts';
import { contentApi } from './contract.ts';
import { essentialsApi } from './essentials/contract.ts';
import { saveEssentials, showEssentials } from './essentials/service.ts';
import { contentPanelApi } from './panel/contract.ts';
import { listSections, resetSection, saveSection, showSection } from './panel/service.ts';
import { showContent } from './service.ts';

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
