import { Group } from '@mantine/core';
import { useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { ExportButton } from '#ui/panel/ExportButton.tsx';
import { Filters } from '#ui/panel/Filters.tsx';
import { ListTable } from '#ui/panel/ListTable.tsx';
import { PageHeader } from '#ui/panel/PageHeader.tsx';
import { SectionTabs } from '#ui/panel/SectionTabs.tsx';
import { useListing } from '#ui/panel/useListing.ts';
import { assistantApi } from '../contract.ts';
import { articlesListing } from '../listing.ts';
import { assistantPaths } from '../paths.ts';
import { ArticleDrawer } from './ArticleDrawer.tsx';
import { ArticleState } from './ArticleState.tsx';
import { AssistantTabs } from './AssistantTabs.tsx';
import { CreateArticle } from './CreateArticle.tsx';
import { HelpLinesButton } from './HelpLines.tsx';
import { TestBox } from './TestBox.tsx';

/** Articles that the school has written for its assistant, and a box to see its answers. */
export default function AssistantPage() {
  const t = useTranslations('assistantPanel');
  const list = useListing(articlesListing, assistantApi.articles);
  const { articles, total } = list.query.data ?? {};
  const { search } = useLocation();
  return (
    <>
      <PageHeader
        title={t('articles.title')}
        note={t('hint')}
        action={
          <Group gap="xs">
            <CreateArticle />
            <HelpLinesButton />
            <ExportButton list={list} total={total} />
          </Group>
        }
      />
      <SectionTabs section="content" />
      <AssistantTabs />
      <TestBox />
      <Filters list={list} />
      <ListTable
        list={list}
        rows={articles}
        total={total}
        cells={{
          languages: ({ answer }) =>
            Object.entries(answer)
              .filter(([, text]) => text)
              .map(([language]) => language.toUpperCase())
              .join(', '),
          state: ({ state }) => <ArticleState state={state} />,
        }}
        rowPath={({ id }) => assistantPaths.one(id) + search}
      />
      <ArticleDrawer />
    </>
  );
}
