import { useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { signInApi } from '#features/accounts/sign-in/contract/signIn.ts';
import type { Permission } from '#shared/access.ts';
import { panelPaths } from '#ui/panel/paths.ts';
import { useCall } from '#ui/panel/query.ts';
import { Tabs } from '#ui/panel/Tabs.tsx';

/** Parts of the section, each shown to those who may read it. `title` is the key of its text. */
const tabs = [
  { to: panelPaths.orders, permission: 'orders.view', title: 'orderList.title' },
  { to: panelPaths.instalments, permission: 'installment.view', title: 'instalmentList.title' },
  { to: panelPaths.ratings, permission: 'applications.view', title: 'ratingPanel.list.title' },
  { to: panelPaths.checkouts, permission: 'orders.view', title: 'checkouts.list.title' },
  { to: panelPaths.promoCodes, permission: 'orders.view', title: 'promoCodeList.title' },
  { to: panelPaths.refunds, permission: 'orders.view', title: 'refundList.title' },
  { to: panelPaths.receipts, permission: 'orders.view', title: 'receiptsPanel.list.title' },
  { to: panelPaths.mails, permission: 'support.chat', title: 'mailsPanel.title' },
  { to: panelPaths.moneyChecks, permission: 'financial_reports.view', title: 'moneyChecks.list.title' },
] as const satisfies {
  to: string;
  permission: Permission;
  title: string;
}[];

/** Parts of the orders section; nothing for those who have only one. */
export function OrdersTabs() {
  const t = useTranslations();
  const { pathname } = useLocation();
  const me = useCall(signInApi.me, {}).data;
  const permitted = tabs.filter(({ permission }) => me?.permissions.includes(permission));
  if (permitted.length < 2) return null;
  // The address of an order begins like those of the other parts.
  const part = permitted.find(({ to }) => to !== panelPaths.orders && pathname.startsWith(to));
  const current = part?.to ?? panelPaths.orders;
  return (
    <Tabs
      label={t('orders.parts')}
      tabs={permitted.map(({ to, title }) => ({ to, label: t(title), isCurrent: to === current }))}
    />
  );
}
