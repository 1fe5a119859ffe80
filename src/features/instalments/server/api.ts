import { routes } from '#server/http/call.ts';
import { instalmentsApi } from '../contract/instalments.ts';
import { instalmentsPanelApi } from '../contract/panel.ts';
import { applyForInstalments } from './applying.ts';
import { saveSettings, showOffer, showSettings } from './offer.ts';
import {
  askAboutInstalment,
  cancelInstalment,
  listInstalments,
  noteInstalment,
  sendInstalment,
  showInstalment,
} from './panel.ts';
import { applicationStatus, ownApplications } from './status.ts';

export const instalmentsRoutes = [
  ...routes(instalmentsApi, {
    offer: showOffer,
    create: applyForInstalments,
    status: applicationStatus,
    mine: ownApplications,
  }),
  ...routes(instalmentsPanelApi, {
    list: listInstalments,
    show: showInstalment,
    ask: askAboutInstalment,
    send: sendInstalment,
    cancel: cancelInstalment,
    note: noteInstalment,
    showSettings,
    saveSettings,
  }),
];
