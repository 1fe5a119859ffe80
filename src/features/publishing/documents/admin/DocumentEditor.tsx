import { Alert, Button, Code, Group, Text, Textarea, TextInput } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { languages } from '#shared/i18n.ts';
import { call } from '#ui/api.ts';
import { EditForm } from '#ui/panel/EditForm.tsx';
import edit from '#ui/panel/edit.module.css';
import { Question } from '#ui/panel/Question.tsx';
import { useEditForm } from '#ui/panel/useEditForm.ts';
import { documentsApi } from '../contract/documents.ts';
import { documentsPanelApi, type EditedDocument } from '../contract/panel.ts';
import { fillable } from '../rules/text.ts';
import styles from './DocumentEditor.module.css';
import { DocumentPreview } from './DocumentPreview.tsx';
import { draftSchema, draftValues, sentDraft } from './draft.ts';

type Texts = Parameters<typeof call<typeof documentsPanelApi.publish>>[1]['texts'];

/** The next version: written as plain text beside a preview, in force once published. */
export function DocumentEditor({ saved }: { saved: EditedDocument }) {
  const t = useTranslations('documentsPanel');
  const names = useTranslations('languages');
  const [language, setLanguage] = useState<(typeof languages)[number]>('ru');
  const [isAsking, asking] = useDisclosure(false);
  const editing = useDraft(saved);
  const { form, saved: current, submit } = editing;
  const publishing = t('publish', { version: current.version + 1 });
  return (
    <EditForm
      editing={editing}
      label={publishing}
      className={styles.editor}
      onSubmit={() => {
        // Problems come before the confirmation.
        if (form.validate().hasErrors) submit();
        else asking.open();
      }}
    >
      <Group gap="xs" role="group" aria-label={t('languages')}>
        {languages.map((each) => (
          <Button
            key={each}
            size="sm"
            variant={each === language ? 'filled' : 'default'}
            aria-pressed={each === language}
            onClick={() => setLanguage(each)}
          >
            {names(each)}
            {Object.keys(form.errors).some((path) => path.startsWith(each)) && ' ⚠'}
          </Button>
        ))}
      </Group>
      {language !== 'ru' && <Alert color="graphite">{t('translation')}</Alert>}
      <div className={styles.sides}>
        <div className={edit.form}>
          <TextInput label={t('documentTitle')} dir="auto" {...form.getInputProps(`${language}.title`)} />
          <Textarea
            label={t('text')}
            description={t('textHint')}
            rows={24}
            dir="auto"
            className={styles.source}
            {...form.getInputProps(`${language}.text`)}
          />
          <Text size="sm" c="dimmed">
            {t('fillable')}{' '}
            {fillable.map((name) => (
              <Code key={name}>{`{${name}}`} </Code>
            ))}
          </Text>
        </div>
        <DocumentPreview
          draft={form.values[language]}
          language={language}
          filling={current.fillings[language]}
        />
      </div>
      <Question
        isOpen={isAsking}
        title={publishing}
        text={t('publishText')}
        yes={t('publishConfirm')}
        no={t('cancel')}
        isDangerous={false}
        onYes={() => {
          asking.close();
          submit();
        }}
        onNo={asking.close}
      />
    </EditForm>
  );
}

function useDraft(saved: EditedDocument) {
  const { document } = saved;
  return useEditForm({
    saved,
    values: ({ texts }) => draftValues(texts),
    schema: draftSchema,
    changes: [documentsPanelApi.list.path, documentsPanelApi.show.path, documentsApi.list.path],
    save: (draft, { version }) =>
      call(documentsPanelApi.publish, { document, texts: sentDraft(draft) as Texts, version }),
    read: () => call(documentsPanelApi.show, { document }),
  });
}
