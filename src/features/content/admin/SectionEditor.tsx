import { Group } from '@mantine/core';
import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { z } from 'zod';
import { CallError, call } from '#ui/api.ts';
import { ConfirmButton } from '#ui/panel/ConfirmButton.tsx';
import { Conflict } from '#ui/panel/Conflict.tsx';
import edit from '#ui/panel/edit.module.css';
import { SaveBar } from '#ui/panel/SaveBar.tsx';
import { useEditForm } from '#ui/panel/useEditForm.ts';
import { useToast } from '#ui/Toast.tsx';
import { contentApi, contentSections, type Section } from '../contract.ts';
import { contentPanelApi, type EditedText } from '../panel/contract.ts';
import { ShapeFields } from './ShapeFields.tsx';
import { sectionShapes } from './sectionShapes.ts';
import { TextSource } from './TextSource.tsx';

interface SectionEditorProps {
  section: Section;
  text: EditedText;
  /** The school wrote this section itself, in whatever language. */
  hasOwn: boolean;
}

/** One section in one language. */
export function SectionEditor({ section, text: first, hasOwn }: SectionEditorProps) {
  const t = useTranslations('contentPanel');
  const { text, form, isBusy, hasConflict, isDirty, submit, takeTheirs, keepMine, reset } = useSection(
    section,
    first,
  );
  return (
    <form className={edit.form} onSubmit={submit} noValidate>
      {hasConflict && <Conflict onTakeTheirs={takeTheirs} onKeepMine={keepMine} />}
      <TextSource text={text} />
      <ShapeFields form={form} shape={sectionShapes[section]} path="value" value={form.values.value} />
      <Group gap="sm">
        {text.is_own && (
          <ConfirmButton
            label={t('removeLanguage')}
            title={t('removeLanguage')}
            text={t('removeLanguageText', { language: t(`language.${text.language}`) })}
            confirm={t('removeConfirm')}
            onConfirm={() => reset(text.language)}
          />
        )}
        {(hasOwn || text.is_own) && (
          <ConfirmButton
            label={t('reset')}
            title={t('reset')}
            text={t('resetText')}
            confirm={t('resetConfirm')}
            onConfirm={() => reset(undefined)}
          />
        )}
      </Group>
      <SaveBar isDirty={isDirty} isBusy={isBusy} />
    </form>
  );
}

function useSection(section: Section, first: EditedText) {
  const t = useTranslations('contentPanel');
  const toast = useToast();
  const [text, setText] = useState(first);
  const { language } = first;
  // Which state the next saving builds on.
  const version = useRef(first.version);
  const show = (shown: EditedText) => {
    version.current = shown.version;
    setText(shown);
    return { value: shown.shown };
  };
  const editing = useEditForm<{ value: unknown }>({
    saved: { value: first.shown },
    schema: z.object({ value: contentSections[section] }),
    changes: [contentPanelApi.list.path, contentPanelApi.show.path, contentApi.show.path],
    save: async (sent) => {
      const { value } = sent as { value: unknown };
      return show(await call(contentPanelApi.save, { section, language, version: version.current, value }));
    },
  });

  async function theirs(): Promise<EditedText> {
    const { texts } = await call(contentPanelApi.show, { section });
    return texts.find((each) => each.language === language)!;
  }

  return {
    ...editing,
    text,
    takeTheirs: async () => editing.adopt(show(await theirs())),
    async keepMine() {
      version.current = (await theirs()).version;
      editing.submit();
    },
    /** @param which undefined for all languages */
    async reset(which: typeof language | undefined) {
      try {
        const from = which && version.current;
        const { texts } = await call(contentPanelApi.reset, { section, language: which, version: from });
        editing.adopt(show(texts.find((each) => each.language === language)!));
        toast('success', t('resetDone'));
      } catch (error) {
        if (!(error instanceof CallError)) throw error;
        toast('error', `❌ ${error.message}`);
      }
    },
  };
}
