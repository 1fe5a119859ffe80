import { routes } from '#server/http/call.ts';
import { guardianRefundsApi } from '../contract/guardian.ts';
import { refundsApi, refundsPanelApi } from '../contract/refunds.ts';
import {
  approveRefund,
  declineRefund,
  makeRefund,
  noteSent,
  retryRefund,
  setReceiptNumber,
} from './decisions.ts';
import { askAsGuardian, showRefundsToGuardian } from './guardianAsking.ts';
import { listRefunds, showRefunds } from './list.ts';
import { askRefund, myRefunds } from './requests.ts';

export const refundsRoutes = [
  ...routes(guardianRefundsApi, { show: showRefundsToGuardian, ask: askAsGuardian }),
  ...routes(refundsApi, { mine: myRefunds, ask: askRefund }),
  ...routes(refundsPanelApi, {
    list: listRefunds,
    ofOrder: showRefunds,
    make: makeRefund,
    approve: approveRefund,
    decline: declineRefund,
    retry: retryRefund,
    sent: noteSent,
    setReceiptNumber,
  }),
];
