import { useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { panelPaths } from './paths.ts';
import { Tabs } from './Tabs.tsx';

const tabs = [
  ['password', panelPaths.account],
  ['notices', panelPaths.notices],
] as const;

/** Parts of one's own account. */
export function AccountTabs() {
  const t = useTranslations('panel.account');
  const { pathname } = useLocation();
  return (
    <Tabs
      label={t('parts')}
      tabs={tabs.map(([name, to]) => ({ to, label: t(name), isCurrent: pathname === to }))}
    />
  );
}
