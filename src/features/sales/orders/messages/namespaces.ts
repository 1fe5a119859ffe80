import { orderActionsMessages } from './actions.ts';
import { ordersAuditFieldMessages, ordersAuditMessages } from './audit.ts';
import { orderDetailsMessages, orderGuardianMessages } from './details.ts';
import { orderListMessages } from './list.ts';
import { ordersNoticeMessages } from './notices.ts';
import { ordersMessages } from './orders.ts';
import { ownOrdersMessages } from './own.ts';
import { orderReasonsMessages } from './reasons.ts';
import { ordersShortcutMessages } from './shortcuts.ts';
import { ordersStuckMessages } from './stuck.ts';
import { ordersTaskMessages } from './tasks.ts';

/** Texts of its pages, by namespace. */
export const ordersTexts = {
  auditActions: ordersAuditMessages,
  auditFields: ordersAuditFieldMessages,
  orderActions: orderActionsMessages,
  orderReasons: orderReasonsMessages,
  orders: ordersMessages,
  orderGuardian: orderGuardianMessages,
  orderDetails: orderDetailsMessages,
  orderList: orderListMessages,
  ownOrders: ownOrdersMessages,
  noticeKinds: ordersNoticeMessages,
  stuckKinds: ordersStuckMessages,
  taskKinds: ordersTaskMessages,
  shortcuts: ordersShortcutMessages,
};
