import { routes } from '#server/http/call.ts';
import { manualPaymentsApi } from '../contract.ts';
import { enterOrder } from './enterOrder.ts';
import { setReceiptNumber } from './receiptNumber.ts';

export const manualPaymentsRoutes = routes(manualPaymentsApi, { enter: enterOrder, setReceiptNumber });
