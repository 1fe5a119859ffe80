import { routes } from '#server/http/call.ts';
import { applicationsApi } from '../contract/applications.ts';
import { applicationsPanelApi } from '../contract/panel.ts';
import { publicationApi } from '../contract/publication.ts';
import { snapsApi } from '../contract/snaps.ts';
import { applicationStatusApi } from '../contract/status.ts';
import {
  applicationsOfPerson,
  exportApplications,
  listApplications,
  saveSettings,
  showApplication,
  showPhotos,
  showSettings,
} from './applicationsForStaff.ts';
import { applyAsModel, saveApplication } from './apply.ts';
import { askPublication } from './askPublication.ts';
import { clearApplicant, decideApplication, decideMany, noteApplication, undoDecision } from './decisions.ts';
import { publishApplication, unpublishApplication } from './gallery.ts';
import { withdrawMine } from './publication.ts';
import { beginDraft, putDraftSnap, removeDraftSnap, showDraft } from './snaps.ts';
import {
  changeOwnConsent,
  eraseOwnApplication,
  putOwnSnap,
  removeOwnSnap,
  renewLink,
  showOwnApplication,
} from './status.ts';

export const applicationsRoutes = [
  ...routes(applicationsApi, { apply: applyAsModel, profile: saveApplication }),
  ...routes(snapsApi, {
    begin: beginDraft,
    show: showDraft,
    put: putDraftSnap,
    remove: removeDraftSnap,
  }),
  ...routes(applicationStatusApi, {
    show: showOwnApplication,
    consent: changeOwnConsent,
    putSnap: putOwnSnap,
    removeSnap: removeOwnSnap,
    erase: eraseOwnApplication,
    newLink: renewLink,
  }),
  ...routes(publicationApi, { withdraw: withdrawMine }),
  ...routes(applicationsPanelApi, {
    list: listApplications,
    exportAll: exportApplications,
    show: showApplication,
    ofPerson: applicationsOfPerson,
    photos: showPhotos,
    decide: decideApplication,
    undo: undoDecision,
    clearMinor: clearApplicant,
    decideMany,
    note: noteApplication,
    askPublication,
    publish: publishApplication,
    unpublish: unpublishApplication,
    showSettings,
    saveSettings,
  }),
];
