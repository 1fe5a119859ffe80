import { SegmentedControl, Select, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { UploadField } from '#features/records/uploads/admin/UploadField.tsx';
import { coursesPanelApi } from '#features/teaching/courses/contract/panel.ts';
import { type MaterialPurpose, materialPurposes } from '#features/teaching/courses/rules/goods.ts';
import { defaultLanguage, type Language, languages } from '#shared/i18n.ts';
import { inEveryLanguage, withoutEmpty } from '#shared/localText.ts';
import { call } from '#ui/api.ts';
import { DialogForm } from '#ui/panel/EditForm.tsx';
import { useEditForm } from '#ui/panel/useEditForm.ts';
import { useLabelIn } from '#ui/panel/useLabelIn.ts';
import { type EditedMaterial, materialsPanelApi } from '../contract.ts';

interface FormProps {
  courseId: string;
  lessonId: string | undefined;
  /** Null for a new one. */
  material: EditedMaterial | null;
  onClose(): void;
}

export function MaterialForm({ courseId, lessonId, material, onClose }: FormProps) {
  const t = useTranslations('materialsPanel');
  const labelIn = useLabelIn();
  const [sent, setSent] = useState<{ name: string; sizeBytes: number } | null>(null);
  const editing = useMaterialForm({ courseId, lessonId, material, onClose });
  const { form } = editing;
  const field = (name: string) => form.getInputProps(name);
  const kept = material?.file_name ? { name: material.file_name, sizeBytes: material.size_bytes ?? 0 } : null;
  return (
    <DialogForm editing={editing} label={t('save')} cancel={t('cancel')} onCancel={onClose}>
      <Select
        label={t('fields.purpose')}
        data={materialPurposes.map((value) => ({ value, label: t(`purposes.${value}`) }))}
        allowDeselect={false}
        data-autofocus
        {...field('purpose')}
      />
      {languages.map((language) => (
        <TextInput
          key={language}
          label={language === defaultLanguage ? t('fields.title') : labelIn(t('fields.title'), language)}
          required={language === defaultLanguage}
          dir="auto"
          lang={language}
          {...field(`title.${language}`)}
        />
      ))}
      <SegmentedControl
        aria-label={t('fields.kind')}
        data={(['file', 'link'] as const).map((value) => ({ value, label: t(`kinds.${value}`) }))}
        {...field('kind')}
      />
      {form.values.kind === 'link' ? (
        <TextInput type="url" label={t('fields.url')} placeholder="https://" required {...field('url')} />
      ) : (
        <UploadField
          purpose="material"
          label={t('fields.file')}
          value={sent ?? kept}
          error={form.errors.url === undefined ? undefined : String(form.errors.url)}
          onUploaded={({ id, name, sizeBytes }) => {
            setSent({ name, sizeBytes });
            form.setFieldValue('upload_id', id);
          }}
        />
      )}
    </DialogForm>
  );
}

interface Values extends Record<string, unknown> {
  purpose: MaterialPurpose;
  title: Record<Language, string>;
  kind: 'file' | 'link';
  url: string;
  upload_id: string;
}

function valuesOf(material: EditedMaterial | null): Values {
  const { purpose = 'other', title = { ru: '' }, url = null } = material ?? {};
  return {
    purpose,
    title: inEveryLanguage(title),
    kind: url === null ? 'file' : 'link',
    url: url ?? '',
    upload_id: '',
  };
}

function contentOf({ purpose, title, kind, url, upload_id }: Values) {
  return {
    purpose,
    title: withoutEmpty(title),
    ...(kind === 'link' && { url }),
    ...(kind === 'file' && upload_id && { upload_id }),
  };
}

function useMaterialForm({ courseId, lessonId, material, onClose }: FormProps) {
  const t = useTranslations('materialsPanel');
  const add = materialsPanelApi.add;
  return useEditForm({
    saved: material,
    values: valuesOf,
    schema: add.input,
    prepare: (values) => ({ id: courseId, ...(lessonId && { lesson_id: lessonId }), ...contentOf(values) }),
    changes: [materialsPanelApi.list.path, coursesPanelApi.list.path],
    async save({ id: _course, lesson_id: _lesson, ...content }, saved): Promise<EditedMaterial | null> {
      if (!saved) return call(add, { id: courseId, ...(lessonId && { lesson_id: lessonId }), ...content });
      return call(materialsPanelApi.edit, { id: saved.id, version: saved.version, ...content });
    },
    words: { done: () => t('saved'), failed: (reason) => t('failed', { reason }) },
    onSaved: onClose,
  });
}
