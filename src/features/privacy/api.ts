import { routes } from '#server/http/call.ts';
import { privacyApi } from './contract.ts';
import { panelPrivacyApi } from './panel/contract.ts';
import { downloadOf, erasePerson } from './panel/service.ts';
import { downloadMine, eraseMe, mailLink, showMine } from './service.ts';

export const privacyRoutes = [
  ...routes(privacyApi, { show: showMine, download: downloadMine, mailLink, erase: eraseMe }),
  ...routes(panelPrivacyApi, { download: downloadOf, erase: erasePerson }),
];
