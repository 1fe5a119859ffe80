import { useTranslations } from 'use-intl';
import { StateBadge, type StateLook } from '#ui/panel/StateBadge.tsx';
import type { Article } from '../listing.ts';

const looks: Record<Article['state'], StateLook> = { on: 'good', off: 'underWay', deleted: 'bad' };

export function ArticleState({ state }: Pick<Article, 'state'>) {
  const t = useTranslations('assistantPanel.articles.choices.state');
  return <StateBadge look={looks[state]}>{t(state)}</StateBadge>;
}
