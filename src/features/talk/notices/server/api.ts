import { routes } from '#server/http/call.ts';
import { noticesApi } from '../contract.ts';
import { startLink } from './linkTelegram.ts';
import { endLink, saveSettings, showSettings } from './settings.ts';

export const noticesRoutes = routes(noticesApi, {
  show: showSettings,
  save: saveSettings,
  startLink,
  endLink,
});
