import { useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { panelPaths } from '#ui/panel/paths.ts';
import { useMay } from '#ui/panel/role.ts';
import { Tabs } from '#ui/panel/Tabs.tsx';

/** Parts of the inbox; the settings are shown to those who may change them. */
export function SupportTabs() {
  const t = useTranslations('supportInbox.tabs');
  const { pathname } = useLocation();
  const maySet = useMay('system.settings');
  const tabs = [
    ['conversations', panelPaths.support],
    ['replies', panelPaths.supportReplies],
    ...(maySet ? [['settings', panelPaths.supportSettings] as const] : []),
  ] as const;
  return (
    <Tabs
      label={t('label')}
      tabs={tabs.map(([name, to]) => ({ to, label: t(name), isCurrent: pathname === to }))}
    />
  );
}
