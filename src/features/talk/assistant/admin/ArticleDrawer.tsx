import { Stack } from '@mantine/core';
import { useLocale, useTranslations } from 'use-intl';
import { type Language, languages } from '#shared/i18n.ts';
import { call } from '#ui/api.ts';
import { ActionButton } from '#ui/panel/Actions.tsx';
import { ConfirmButton } from '#ui/panel/ConfirmButton.tsx';
import { DetailsDrawer } from '#ui/panel/DetailsDrawer.tsx';
import { DrawerHead } from '#ui/panel/DrawerHead.tsx';
import { DialogForm } from '#ui/panel/EditForm.tsx';
import { Facts } from '#ui/panel/Facts.tsx';
import { useFormats } from '#ui/panel/formats.ts';
import { PanelDialog } from '#ui/panel/PanelDialog.tsx';
import { StateBadge } from '#ui/panel/StateBadge.tsx';
import { useAddressDialog } from '#ui/panel/useAddressDialog.ts';
import { useEditForm } from '#ui/panel/useEditForm.ts';
import { assistantApi } from '../contract.ts';
import type { Article } from '../listing.ts';
import { assistantPaths } from '../paths.ts';
import { ArticleFields } from './ArticleFields.tsx';
import { ArticleState } from './ArticleState.tsx';
import styles from './Assistant.module.css';
import { articleValues, sentArticle } from './articleValues.ts';
import { useAssistantAction } from './useAssistantAction.ts';

export function ArticleDrawer() {
  const t = useTranslations('assistantPanel.details');
  const language = useLocale() as Language;
  return (
    <DetailsDrawer
      show={assistantApi.article}
      param="articleId"
      list={assistantPaths.list}
      title={(article) => (article && (article.question[language] || article.question.ru)) || t('title')}
    >
      {(article) => (
        <Stack gap="lg">
          <Head article={article} />
          <Details article={article} />
        </Stack>
      )}
    </DetailsDrawer>
  );
}

function Details({ article }: { article: Article }) {
  const t = useTranslations('assistantPanel');
  const names = useTranslations('languages');
  const format = useFormats();
  const { question, answer, wordings, updated_at } = article;
  return (
    <>
      {languages.map((language) => (
        <Facts
          key={language}
          title={names(language)}
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
          [t('articles.columns.updated_at'), format.time(updated_at)],
        ]}
      />
    </>
  );
}

function Head({ article }: { article: Article }) {
  const t = useTranslations('assistantPanel.details');
  const isDeleted = article.state === 'deleted';
  return (
    <DrawerHead
      state={
        <>
          <ArticleState state={article.state} />
          {article.is_demo && <StateBadge look="untouched">{t('demo')}</StateBadge>}
        </>
      }
      main={isDeleted ? <RestoreArticle id={article.id} /> : <EditArticle article={article} />}
      more={!isDeleted && <DeleteArticle id={article.id} />}
    />
  );
}

function RestoreArticle({ id }: { id: string }) {
  const t = useTranslations('assistantPanel.details');
  const { run, isBusy } = useAssistantAction();
  const words = { done: () => t('restored'), failed: (reason: string) => t('failed', { reason }) };
  return (
    <ActionButton isBusy={isBusy} onClick={() => void run(assistantApi.restoreArticle, { id }, words)}>
      {t('restore')}
    </ActionButton>
  );
}

function DeleteArticle({ id }: { id: string }) {
  const t = useTranslations('assistantPanel.details');
  const { run } = useAssistantAction();
  const words = { done: () => t('deleted'), failed: (reason: string) => t('failed', { reason }) };
  return (
    <ConfirmButton
      label={t('delete')}
      title={t('deleteTitle')}
      text={t('deleteText')}
      confirm={t('deleteYes')}
      isDangerous
      onConfirm={async () => {
        await run(assistantApi.deleteArticle, { id }, words);
      }}
    />
  );
}

function EditArticle({ article }: { article: Article }) {
  const t = useTranslations('assistantPanel.form');
  const dialog = useAddressDialog('edit');
  return (
    <>
      <ActionButton onClick={dialog.open}>{t('edit')}</ActionButton>
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
