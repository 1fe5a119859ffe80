import { routes } from '#server/http/call.ts';
import { ordersApi } from '../contract.ts';
import { listOrders, showOrder } from './list.ts';

export const ordersRoutes = routes(ordersApi, { list: listOrders, show: showOrder });
