import { Fragment, type ReactNode } from 'react';
import { HandOver } from '#features/office/handovers/admin/HandOver.tsx';
import type { HandedThing } from '#features/office/handovers/admin/thing.ts';
import {
  CancelOrder,
  MailToBuyer,
  SendAccess,
  WriteToBuyer,
} from '#features/sales/orders/admin/OrderActions.tsx';
import { canAct, GuardianAction } from '#features/sales/orders/admin/OrderGuardian.tsx';
import { OrderStatus } from '#features/sales/orders/admin/OrderStatus.tsx';
import type { OrderDetails } from '#features/sales/orders/contract.ts';
import { allowedActions } from '#features/sales/orders/rules/panel.ts';
import { DecideHold, isHeld } from '#features/sales/payments/admin/HeldMoney.tsx';
import { inFront } from '#features/sales/refunds/admin/inFront.ts';
import {
  canMakeRefund,
  NextRefundStep,
  OtherRefundSteps,
} from '#features/sales/refunds/admin/RefundActions.tsx';
import { GrantRefund } from '#features/sales/refunds/admin/RefundSteps.tsx';
import { refundsPanelApi } from '#features/sales/refunds/contract/refunds.ts';
import { DrawerHead } from '#ui/panel/DrawerHead.tsx';
import { useFormats } from '#ui/panel/formats.ts';
import { useCall } from '#ui/panel/query.ts';
import { useMay } from '#ui/panel/role.ts';

interface OrderHeadProps {
  order: OrderDetails;
  thing: HandedThing;
}

export function OrderHead({ order, thing }: OrderHeadProps) {
  const format = useFormats();
  const { main, more } = useOrderActions(order);
  const mayManage = useMay('orders.manage');
  const may = allowedActions(order);
  return (
    <DrawerHead
      figure={format.money(order.amount)}
      state={<OrderStatus order={order} />}
      main={main}
      more={
        <>
          {more}
          <HandOver thing={thing} />
          {mayManage && may.cancel && <CancelOrder order={order} />}
        </>
      }
    />
  );
}

/** Waiting work comes before the actions that are always possible; the first action is the main one. */
function useOrderActions(order: OrderDetails): { main: ReactNode; more: ReactNode } {
  const mayManage = useMay('orders.manage');
  const mayCare = useMay('student-care');
  const mayRefund = useMay('refunds.manage');
  const wasPaid = order.paid_at !== null;
  const refunds = useCall(refundsPanelApi.ofOrder, { id: order.id }, { isEnabled: wasPaid }).data;
  const may = allowedActions(order);
  const held = mayManage && isHeld(order);
  const likeliest: [string, ReactNode][] = [
    ['refund', mayRefund && refunds && inFront(refunds).step && <NextRefundStep refunds={refunds} />],
    ['take', held && <DecideHold order={order} wish="take" />],
    ['guardian', mayManage && canAct(order, 'again') && <GuardianAction order={order} of="again" />],
    ['access', mayCare && may.sendAccess && <SendAccess order={order} />],
    ['write', mayManage && may.write && <WriteToBuyer order={order} />],
    ['return', mayRefund && refunds && canMakeRefund(refunds) && <GrantRefund refunds={refunds} />],
    ['mail', !mayManage && !order.erased && <MailToBuyer order={order} />],
  ];
  const [main, ...others] = likeliest
    .filter(([, action]) => action)
    .map(([name, action]) => <Fragment key={name}>{action}</Fragment>);
  return {
    main,
    more: (
      <>
        {others}
        {held && <DecideHold order={order} wish="give_back" />}
        {mayManage && canAct(order, 'adult') && <GuardianAction order={order} of="adult" />}
        {wasPaid && refunds && <OtherRefundSteps refunds={refunds} />}
      </>
    ),
  };
}
