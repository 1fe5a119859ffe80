import { Group } from '@mantine/core';
import { useRef } from 'react';
import { useTranslations } from 'use-intl';
import { z } from 'zod';
import { CallError, call } from '#ui/api.ts';
import { ConfirmButton } from '#ui/panel/ConfirmButton.tsx';
import { EditForm } from '#ui/panel/EditForm.tsx';
import { SaveBar } from '#ui/panel/SaveBar.tsx';
import { useEditForm } from '#ui/panel/useEditForm.ts';
import { useToast } from '#ui/Toast.tsx';
import { contentApi, contentSections, type Section } from '../contract/content.ts';
import { editingApi } from '../contract/editing.ts';
import { contentPanelApi, type EditedText } from '../contract/panel.ts';
import { withDefaults } from '../rules/fields.ts';
import styles from './Editor.module.css';
import { HistoryButton } from './HistoryButton.tsx';
import { OtherEditors } from './OtherEditors.tsx';
import { PagePreview } from './PagePreview.tsx';
import { PlanButton, Planned } from './Plan.tsx';
import { ShapeFields } from './ShapeFields.tsx';
import { sectionShapes } from './sectionShapes.ts';
import { TextSource } from './TextSource.tsx';

interface SectionEditorProps {
  section: Section;
  text: EditedText;
  /** The school wrote this section itself, in some language. */
  hasOwn: boolean;
  timeZone: string;
}

/** One section in one language, with the page beside it. */
export function SectionEditor({ section, text: first, hasOwn, timeZone }: SectionEditorProps) {
  const t = useTranslations('contentPanel');
  const names = useTranslations('languages');
  const editing = useSection(section, first);
  const { saved: text, form, isDirty, isBusy, adopt } = editing;
  const reset = useReset(section, editing);
  const fields = useRef<HTMLDivElement>(null);
  const { value } = form.values;
  const edited = { section, text, value, timeZone, onChange: adopt };
  return (
    <div className={styles.beside}>
      <div ref={fields}>
        <OtherEditors section={section} />
        <EditForm
          editing={editing}
          end={
            <SaveBar isDirty={isDirty} isBusy={isBusy}>
              <PlanButton {...edited} />
              <HistoryButton section={section} text={text} onTakenBack={adopt} />
            </SaveBar>
          }
        >
          <Planned {...edited} onShow={(planned) => form.setFieldValue('value', planned)} />
          <TextSource text={text} isBusy={isBusy} onConfirm={editing.submit} />
          <ShapeFields form={form} shape={sectionShapes[section]} path="value" value={value} />
          <Group gap="sm">
            {text.is_own && (
              <ConfirmButton
                label={t('removeLanguage')}
                title={t('removeLanguage')}
                text={t('removeLanguageText', { language: names(text.language) })}
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
        </EditForm>
      </div>
      <PagePreview section={section} language={text.language} value={value} form={fields} />
    </div>
  );
}

function useSection(section: Section, first: EditedText) {
  const { language } = first;
  return useEditForm({
    saved: first,
    values: ({ shown }): { value: unknown } => ({ value: shown }),
    schema: z.object({ value: contentSections[section] as z.ZodType }),
    // A field that is left empty follows the default.
    prepare: ({ value }, saved) => ({ value: withDefaults(saved.default, value) }),
    changes: [
      contentPanelApi.list.path,
      contentPanelApi.show.path,
      contentApi.show.path,
      editingApi.history.path,
    ],
    save: ({ value }, { version }) => call(contentPanelApi.save, { section, language, version, value }),
    async read() {
      const { texts } = await call(contentPanelApi.show, { section });
      return texts.find((each) => each.language === language)!;
    },
  });
}

/** Deletes the school's own text. The argument is undefined for all languages. */
function useReset(section: Section, { saved, adopt }: ReturnType<typeof useSection>) {
  const t = useTranslations('contentPanel');
  const toast = useToast();
  return async (language: EditedText['language'] | undefined) => {
    try {
      const version = language && saved.version;
      const { texts } = await call(contentPanelApi.reset, { section, language, version });
      adopt(texts.find((each) => each.language === saved.language)!);
      toast('success', t('resetDone'));
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      toast('error', `❌ ${error.message}`);
    }
  };
}
