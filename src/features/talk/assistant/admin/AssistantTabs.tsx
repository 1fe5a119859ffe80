import { useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { panelPaths } from '#ui/panel/paths.ts';
import { Tabs } from '#ui/panel/Tabs.tsx';

export function AssistantTabs() {
  const t = useTranslations('assistantPanel');
  const isUnanswered = useLocation().pathname === panelPaths.assistantQuestions;
  return (
    <Tabs
      label={t('parts')}
      tabs={[
        { to: panelPaths.assistant, label: t('tabs.articles'), isCurrent: !isUnanswered },
        { to: panelPaths.assistantQuestions, label: t('tabs.unanswered'), isCurrent: isUnanswered },
      ]}
    />
  );
}
