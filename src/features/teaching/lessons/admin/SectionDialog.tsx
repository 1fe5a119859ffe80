import { Button, TextInput } from '@mantine/core';
import { useLocale, useTranslations } from 'use-intl';
import { nameOfLanguage, translations } from '#shared/i18n.ts';
import { inEveryLanguage } from '#shared/localText.ts';
import { call } from '#ui/api.ts';
import { DialogForm } from '#ui/panel/EditForm.tsx';
import edit from '#ui/panel/edit.module.css';
import { PanelDialog } from '#ui/panel/PanelDialog.tsx';
import { useAddressDialog } from '#ui/panel/useAddressDialog.ts';
import { useEditForm } from '#ui/panel/useEditForm.ts';
import { lessonsApi } from '../contract/lessons.ts';
import { type EditedSection, sectionInput, sectionsApi } from '../contract/sections.ts';

/** The button and its form. */
export function AddSection({ courseId }: { courseId: string }) {
  const t = useTranslations('lessonSections');
  const dialog = useAddressDialog('add-section');
  return (
    <>
      <Button variant="default" onClick={dialog.open}>
        {t('add')}
      </Button>
      <PanelDialog title={t('addTitle')} isOpen={dialog.isOpen} onClose={dialog.close}>
        <SectionForm
          saved={{ id: courseId, title: { ru: '' } }}
          done={t('added')}
          save={(sent) => call(sectionsApi.create, sent)}
          onClose={dialog.close}
        />
      </PanelDialog>
    </>
  );
}

interface RenameSectionProps {
  section: EditedSection;
  isOpen: boolean;
  onClose(): void;
}

export function RenameSection({ section, isOpen, onClose }: RenameSectionProps) {
  const t = useTranslations('lessonSections');
  return (
    <PanelDialog title={t('editTitle', { title: section.title.ru })} isOpen={isOpen} onClose={onClose}>
      <SectionForm
        saved={section}
        done={t('changed')}
        save={(sent) => call(sectionsApi.rename, sent)}
        onClose={onClose}
      />
    </PanelDialog>
  );
}

interface SectionFormProps {
  /** For a new one the id is that of its course. */
  saved: EditedSection;
  done: string;
  save(sent: EditedSection): Promise<EditedSection>;
  onClose(): void;
}

function SectionForm({ saved, done, save, onClose }: SectionFormProps) {
  const t = useTranslations('lessonsPanel');
  const sections = useTranslations('lessonSections');
  const reader = useLocale();
  const editing = useEditForm({
    saved,
    values: ({ title }) => ({ title: inEveryLanguage(title) }),
    schema: sectionInput,
    prepare: (values) => ({ id: saved.id, ...values }),
    save: (sent) => save(sent),
    changes: [lessonsApi.list.path],
    words: { done: () => done, failed: (reason) => sections('failed', { reason }) },
    onSaved: onClose,
  });
  const { form } = editing;
  return (
    <DialogForm editing={editing} label={t('save')} cancel={t('cancel')} onCancel={onClose}>
      <TextInput label={sections('name')} {...form.getInputProps('title.ru')} required data-autofocus />
      <div className={edit.pair}>
        {translations.map((language) => (
          <TextInput
            key={language}
            label={nameOfLanguage(language, reader)}
            lang={language}
            dir="auto"
            {...form.getInputProps(`title.${language}`)}
          />
        ))}
      </div>
    </DialogForm>
  );
}
