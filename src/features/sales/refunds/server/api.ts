import { routes } from '#server/http/call.ts';
import { guardianRefundsApi } from '../contract/guardian.ts';
import { refundsApi, refundsPanelApi } from '../contract/refunds.ts';
import { wishesApi } from '../contract/wishes.ts';
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
import { declineWish, wishRefund } from './wishing.ts';

export const refundsRoutes = [
  ...routes(wishesApi, { wish: wishRefund, decline: declineWish }),
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
