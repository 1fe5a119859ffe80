import { useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { panelPaths } from '#ui/panel/paths.ts';
import { Tabs } from '#ui/panel/Tabs.tsx';

const tabs = [
  ['texts', panelPaths.content],
  ['contacts', panelPaths.contacts],
  ['documents', panelPaths.documents],
  ['assistant', panelPaths.assistant],
] as const;

export function ContentTabs() {
  const t = useTranslations('contentPanel');
  const { pathname } = useLocation();
  return (
    <Tabs
      label={t('parts')}
      tabs={tabs.map(([name, to]) => ({
        to,
        label: t(`tabs.${name}`),
        isCurrent: pathname === to || (name === 'assistant' && pathname.startsWith(to)),
      }))}
    />
  );
}
