import { Anchor, Badge, Button, Group } from '@mantine/core';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { cut } from '#shared/graphemes.ts';
import { ExportButton } from '#ui/panel/ExportButton.tsx';
import { Filters } from '#ui/panel/Filters.tsx';
import { ListTable } from '#ui/panel/ListTable.tsx';
import { PageHeader } from '#ui/panel/PageHeader.tsx';
import { SectionTabs } from '#ui/panel/SectionTabs.tsx';
import { useListing } from '#ui/panel/useListing.ts';
import { assistantApi } from '../contract.ts';
import { type Unanswered, unansweredListing } from '../listing.ts';
import { assistantPaths } from '../paths.ts';
import styles from './Assistant.module.css';
import { AssistantTabs } from './AssistantTabs.tsx';
import { useAssistantAction } from './useAssistantAction.ts';

/** Questions that had no answer, or one that did not help, with the way to an article. */
export default function UnansweredPage() {
  const t = useTranslations('assistantPanel');
  const list = useListing(unansweredListing, assistantApi.unanswered);
  const { unanswered, total } = list.query.data ?? {};
  return (
    <>
      <PageHeader title={t('unanswered.title')} action={<ExportButton list={list} total={total} />} />
      <SectionTabs section="content" />
      <AssistantTabs />
      <Filters list={list} />
      <ListTable
        list={list}
        rows={unanswered}
        total={total}
        cells={{
          question: (row) => (
            <div>
              <span className={styles.text}>{row.question}</span>
              <Actions row={row} />
            </div>
          ),
          reason: ({ reason }) => (
            <Badge variant="light" color={reason === 'unknown' ? 'gray' : 'bad'} tt="none" miw="max-content">
              {t(`unanswered.choices.reason.${reason}`)}
            </Badge>
          ),
        }}
      />
    </>
  );
}

function Actions({ row }: { row: Unanswered }) {
  const t = useTranslations('assistantPanel.unanswered');
  const { run, isBusy } = useAssistantAction();
  const { id, question, state, article_id } = row;
  const failed = (reason: string) => t('failed', { reason });
  const isOpen = state === 'open';
  const made = new URLSearchParams({
    form: 'create',
    question: cut(question, 200),
    language: row.language,
    from: id,
  });
  const put = (is_dismissed: boolean) =>
    run(
      assistantApi.dismiss,
      { id, is_dismissed },
      { done: () => t(is_dismissed ? 'dismissed' : 'returned'), failed },
    );
  return (
    <Group gap="xs" my={6} role="group" aria-label={t('actions')}>
      {isOpen && (
        <Button
          component={Link}
          to={`${assistantPaths.list}?${made}`}
          size="compact-sm"
          aria-label={t('makeFor', { question })}
        >
          {t('make')}
        </Button>
      )}
      {state !== 'answered' && (
        <Button
          size="compact-sm"
          variant="default"
          loading={isBusy}
          onClick={() => put(isOpen)}
          aria-label={t(isOpen ? 'dismissFor' : 'backFor', { question })}
        >
          {t(isOpen ? 'dismiss' : 'back')}
        </Button>
      )}
      {article_id && (
        <Anchor component={Link} to={assistantPaths.one(article_id)} size="sm">
          {t('article')}
        </Anchor>
      )}
    </Group>
  );
}
