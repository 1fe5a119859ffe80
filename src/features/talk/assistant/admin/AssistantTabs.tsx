import { useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { Tabs } from '#ui/panel/Tabs.tsx';
import { assistantPaths } from '../paths.ts';

export function AssistantTabs() {
  const t = useTranslations('assistantPanel');
  const isUnanswered = useLocation().pathname === assistantPaths.unanswered;
  return (
    <Tabs
      label={t('parts')}
      tabs={[
        { to: assistantPaths.list, label: t('tabs.articles'), isCurrent: !isUnanswered },
        { to: assistantPaths.unanswered, label: t('tabs.unanswered'), isCurrent: isUnanswered },
      ]}
    />
  );
}
