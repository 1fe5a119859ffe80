import { routes } from '#server/http/call.ts';
import { panelPrivacyApi } from '../contract/panel.ts';
import { privacyApi } from '../contract/privacy.ts';
import { downloadMine, eraseMe, mailLink, showMine } from './myData.ts';
import { downloadOf, erasePerson } from './requests.ts';

export const privacyRoutes = [
  ...routes(privacyApi, { show: showMine, download: downloadMine, mailLink, erase: eraseMe }),
  ...routes(panelPrivacyApi, { download: downloadOf, erase: erasePerson }),
];
