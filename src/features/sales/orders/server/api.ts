import { routes } from '#server/http/call.ts';
import { ownOrdersApi } from '../contract/own.ts';
import { ordersPanelApi } from '../contract/panel.ts';
import { ordersApi } from '../contract.ts';
import { addNote, cancelOrder, clearMinor, mailGuardian, sendAccess, writeToBuyer } from './actions.ts';
import { listOrders, showOrder } from './list.ts';
import { cancelOwn, ownInvoice, ownOrders } from './own.ts';

export const ordersRoutes = [
  ...routes(ordersApi, { list: listOrders, show: showOrder }),
  ...routes(ordersPanelApi, {
    addNote,
    write: writeToBuyer,
    sendAccess,
    mailGuardian,
    clearMinor,
    cancel: cancelOrder,
  }),
  ...routes(ownOrdersApi, { list: ownOrders, cancel: cancelOwn, invoice: ownInvoice }),
];
