import { routes } from '#server/http/call.ts';
import { receiptsApi, receiptsPanelApi } from '../contract.ts';
import { listReceipts, myReceipts, receiptsOfOrder, retryReceipt } from './list.ts';

export const receiptsRoutes = [
  ...routes(receiptsApi, { mine: myReceipts }),
  ...routes(receiptsPanelApi, { list: listReceipts, ofOrder: receiptsOfOrder, retry: retryReceipt }),
];
