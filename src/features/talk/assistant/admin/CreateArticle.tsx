import { Button } from '@mantine/core';
import { useNavigate, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { isLanguage } from '#shared/i18n.ts';
import { inEveryLanguage } from '#shared/localText.ts';
import { call } from '#ui/api.ts';
import { DialogForm } from '#ui/panel/EditForm.tsx';
import { PanelDialog } from '#ui/panel/PanelDialog.tsx';
import { useAddressDialog } from '#ui/panel/useAddressDialog.ts';
import { useEditForm } from '#ui/panel/useEditForm.ts';
import { assistantApi } from '../contract.ts';
import type { Article } from '../listing.ts';
import { assistantPaths } from '../paths.ts';
import { ArticleFields } from './ArticleFields.tsx';
import { articleValues, sentArticle } from './articleValues.ts';

/** A new article; from the list of unanswered questions it begins with the question (`?question=…&language=…&from=…`). */
export function CreateArticle() {
  const t = useTranslations('assistantPanel.form');
  const dialog = useAddressDialog('create');
  return (
    <>
      <Button onClick={dialog.open}>{t('create')}</Button>
      <PanelDialog title={t('create')} isOpen={dialog.isOpen} onClose={dialog.close} size="lg">
        <CreateForm onClose={dialog.close} />
      </PanelDialog>
    </>
  );
}

function CreateForm({ onClose }: { onClose(): void }) {
  const t = useTranslations('assistantPanel.form');
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const question = params.get('question') ?? '';
  const from = params.get('from');
  const asked = params.get('language');
  const language = isLanguage(asked) ? asked : 'ru';
  const editing = useEditForm({
    saved: null as Article | null,
    values: () => ({ ...articleValues(null), question: inEveryLanguage({ [language]: question }) }),
    schema: assistantApi.addArticle.input,
    prepare: (values) => ({ ...sentArticle(values), ...(from && { unanswered_id: from }) }),
    changes: [assistantApi.articles.path, assistantApi.unanswered.path],
    save: (sent) => call(assistantApi.addArticle, sent),
    words: { done: () => t('done'), failed: (reason) => t('failed', { reason }) },
    onSaved: (article) => article && navigate(assistantPaths.one(article.id), { replace: true }),
  });
  return (
    <DialogForm editing={editing} label={t('add')} cancel={t('cancel')} onCancel={onClose}>
      <ArticleFields form={editing.form} first={language} />
    </DialogForm>
  );
}
