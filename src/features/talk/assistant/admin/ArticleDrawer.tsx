import { Badge, Button, Group, Stack } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { languages } from '#shared/i18n.ts';
import { call } from '#ui/api.ts';
import { ConfirmButton } from '#ui/panel/ConfirmButton.tsx';
import { DetailsDrawer } from '#ui/panel/DetailsDrawer.tsx';
import { DialogForm } from '#ui/panel/EditForm.tsx';
import { Facts } from '#ui/panel/Facts.tsx';
import { useFormats } from '#ui/panel/formats.ts';
import { PanelDialog } from '#ui/panel/PanelDialog.tsx';
import { useAddressDialog } from '#ui/panel/useAddressDialog.ts';
import { useEditForm } from '#ui/panel/useEditForm.ts';
import { assistantApi } from '../contract.ts';
import type { Article } from '../listing.ts';
import { assistantPaths } from '../paths.ts';
import { ArticleFields } from './ArticleFields.tsx';
import styles from './Assistant.module.css';
import { articleValues, sentArticle } from './articleValues.ts';
import { useAssistantAction } from './useAssistantAction.ts';

export function ArticleDrawer() {
  const t = useTranslations('assistantPanel.details');
  return (
    <DetailsDrawer
      show={assistantApi.article}
      param="articleId"
      list={assistantPaths.list}
      title={() => t('title')}
    >
      {(article) => (
        <Stack gap="lg">
          <Actions article={article} />
          <Details article={article} />
        </Stack>
      )}
    </DetailsDrawer>
  );
}

function Details({ article }: { article: Article }) {
  const t = useTranslations('assistantPanel');
  const format = useFormats();
  const { question, answer, wordings, state, is_demo, updated_at } = article;
  return (
    <>
      {languages.map((language) => (
        <Facts
          key={language}
          title={t(`languages.${language}`)}
          facts={[
            [t('form.question'), question[language]],
            [
              t('form.answer'),
              answer[language] ? <span className={styles.text}>{answer[language]}</span> : t('details.none'),
            ],
          ]}
        />
      ))}
      <Facts
        facts={[
          [t('form.wordings'), wordings && <span className={styles.text}>{wordings}</span>],
          [t('articles.columns.state'), t(`articles.choices.state.${state}`)],
          [t('articles.columns.updated_at'), format.time(updated_at)],
        ]}
      />
      {is_demo && (
        <Badge variant="light" tt="none">
          {t('details.demo')}
        </Badge>
      )}
    </>
  );
}

function Actions({ article }: { article: Article }) {
  const t = useTranslations('assistantPanel.details');
  const { run, isBusy } = useAssistantAction();
  const { id, state } = article;
  const failed = (reason: string) => t('failed', { reason });
  if (state === 'deleted')
    return (
      <Group>
        <Button
          loading={isBusy}
          onClick={() => run(assistantApi.restoreArticle, { id }, { done: () => t('restored'), failed })}
        >
          {t('restore')}
        </Button>
      </Group>
    );
  return (
    <Group>
      <EditArticle article={article} />
      <ConfirmButton
        label={t('delete')}
        title={t('deleteTitle')}
        text={t('deleteText')}
        confirm={t('deleteYes')}
        onConfirm={async () => {
          await run(assistantApi.deleteArticle, { id }, { done: () => t('deleted'), failed });
        }}
      />
    </Group>
  );
}

function EditArticle({ article }: { article: Article }) {
  const t = useTranslations('assistantPanel.form');
  const dialog = useAddressDialog('edit');
  return (
    <>
      <Button onClick={dialog.open}>{t('edit')}</Button>
      <PanelDialog title={t('edit')} isOpen={dialog.isOpen} onClose={dialog.close} size="lg">
        <EditForm article={article} onClose={dialog.close} />
      </PanelDialog>
    </>
  );
}

function EditForm({ article, onClose }: { article: Article; onClose(): void }) {
  const t = useTranslations('assistantPanel.form');
  const editing = useEditForm({
    saved: article,
    values: (saved) => articleValues(saved),
    schema: assistantApi.changeArticle.input,
    prepare: (values, { id, version }) => ({ id, version, ...sentArticle(values) }),
    changes: [assistantApi.article.path, assistantApi.articles.path],
    save: (sent) => call(assistantApi.changeArticle, sent),
    read: () => call(assistantApi.article, { id: article.id }),
    words: { done: () => t('done'), failed: (reason) => t('failed', { reason }) },
    onSaved: onClose,
  });
  return (
    <DialogForm editing={editing} label={t('submit')} cancel={t('cancel')} onCancel={onClose}>
      <ArticleFields form={editing.form} />
    </DialogForm>
  );
}
