import { useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { panelPaths } from './paths.ts';
import { Tabs } from './Tabs.tsx';

const tabs = [
  ['school', panelPaths.school],
  ['payments', panelPaths.paymentSettings],
  ['audit', panelPaths.audit],
] as const;

export function SystemTabs() {
  const t = useTranslations('panel.system');
  const { pathname } = useLocation();
  return (
    <Tabs
      label={t('parts')}
      tabs={tabs.map(([name, to]) => ({ to, label: t(name), isCurrent: pathname.startsWith(to) }))}
    />
  );
}
