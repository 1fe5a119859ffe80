import { Alert, Button, Code, Group, Text, Textarea, TextInput } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { languages } from '#shared/i18n.ts';
import { call } from '#ui/api.ts';
import { Conflict } from '#ui/panel/Conflict.tsx';
import edit from '#ui/panel/edit.module.css';
import { Question } from '#ui/panel/Question.tsx';
import { SaveBar } from '#ui/panel/SaveBar.tsx';
import { useEditForm } from '#ui/panel/useEditForm.ts';
import { documentsApi } from '../contract.ts';
import { documentsPanelApi, type EditedDocument } from '../panel/contract.ts';
import { fillable } from '../rules.ts';
import styles from './DocumentEditor.module.css';
import { DocumentPreview } from './DocumentPreview.tsx';
import { draftSchema, draftValues, sentDraft } from './draft.ts';

type Texts = Parameters<typeof call<typeof documentsPanelApi.publish>>[1]['texts'];

/** The next version: written as plain text beside what readers will see, in force when it is published. */
export function DocumentEditor({ saved }: { saved: EditedDocument }) {
  const t = useTranslations('documentsPanel');
  const names = useTranslations('contentPanel.language');
  const [language, setLanguage] = useState<(typeof languages)[number]>('ru');
  const [isAsking, asking] = useDisclosure(false);
  const { form, isBusy, isDirty, hasConflict, submit, takeTheirs, keepMine, current } = useDraft(saved);
  return (
    <form
      className={styles.editor}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        // What is wrong is said before anybody is asked to be sure.
        if (form.validate().hasErrors) submit();
        else asking.open();
      }}
    >
      {hasConflict && <Conflict onTakeTheirs={takeTheirs} onKeepMine={keepMine} />}
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
      <SaveBar isDirty={isDirty} isBusy={isBusy} label={t('publish', { version: current.version + 1 })} />
      <Question
        isOpen={isAsking}
        title={t('publish', { version: current.version + 1 })}
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
    </form>
  );
}

function useDraft(saved: EditedDocument) {
  const { document } = saved;
  const [current, setCurrent] = useState(saved);
  // Which version the next one builds on.
  const version = useRef(saved.version);
  const show = (edited: EditedDocument) => {
    version.current = edited.version;
    setCurrent(edited);
    return draftValues(edited.texts);
  };
  const editing = useEditForm({
    saved: draftValues(saved.texts),
    schema: draftSchema,
    prepare: (values) => values,
    changes: [documentsPanelApi.list.path, documentsPanelApi.show.path, documentsApi.list.path],
    save: async (values) => {
      const texts = sentDraft(values as ReturnType<typeof draftValues>) as Texts;
      return show(await call(documentsPanelApi.publish, { document, texts, version: version.current }));
    },
  });
  return {
    ...editing,
    current,
    takeTheirs: async () => editing.adopt(show(await call(documentsPanelApi.show, { document }))),
    async keepMine() {
      const theirs = await call(documentsPanelApi.show, { document });
      version.current = theirs.version;
      setCurrent(theirs);
      editing.submit();
    },
  };
}
