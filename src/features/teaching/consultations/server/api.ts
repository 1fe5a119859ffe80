import { routes } from '#server/http/call.ts';
import { consultationsApi, consultationsPanelApi } from '../contract.ts';
import { cancelOwn, myConsultations, requestConsultation } from './consultations.ts';
import {
  cancelConsultation,
  closeConsultation,
  listConsultations,
  scheduleConsultation,
  showConsultation,
} from './consultationsForStaff.ts';

export const consultationsRoutes = [
  ...routes(consultationsApi, { mine: myConsultations, request: requestConsultation, cancel: cancelOwn }),
  ...routes(consultationsPanelApi, {
    list: listConsultations,
    show: showConsultation,
    schedule: scheduleConsultation,
    cancel: cancelConsultation,
    done: closeConsultation,
  }),
];
