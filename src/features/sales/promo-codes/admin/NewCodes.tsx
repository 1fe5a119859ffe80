/** New codes: one with a name of its own, or many with random names. */
import { Button, NumberInput, Text, TextInput } from '@mantine/core';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { call } from '#ui/api.ts';
import { DialogForm } from '#ui/panel/EditForm.tsx';
import edit from '#ui/panel/edit.module.css';
import { PanelDialog } from '#ui/panel/PanelDialog.tsx';
import { useAddressDialog } from '#ui/panel/useAddressDialog.ts';
import { useEditForm } from '#ui/panel/useEditForm.ts';
import { promoCodesPanelApi } from '../contract.ts';
import type { PromoCode } from '../listing.ts';
import { promoCodePaths } from '../paths.ts';
import { maxBatch } from '../rules/promoCodes.ts';
import { codeValues, sentTerms } from './codeValues.ts';
import { type CourseChoice, TermsFields } from './TermsFields.tsx';

interface NewCodesProps {
  courses: readonly CourseChoice[];
}

export function CreateCode({ courses }: NewCodesProps) {
  const t = useTranslations('promoCodes.create');
  const dialog = useAddressDialog('create');
  return (
    <>
      <Button onClick={dialog.open}>{t('button')}</Button>
      <PanelDialog title={t('title')} isOpen={dialog.isOpen} onClose={dialog.close} size="lg">
        <CreateForm courses={courses} onClose={dialog.close} />
      </PanelDialog>
    </>
  );
}

function CreateForm({ courses, onClose }: NewCodesProps & { onClose(): void }) {
  const t = useTranslations('promoCodes');
  const navigate = useNavigate();
  const editing = useEditForm({
    saved: null as PromoCode | null,
    values: () => ({ code: '', ...codeValues(null) }),
    schema: promoCodesPanelApi.create.input,
    prepare: ({ code, ...terms }) => ({ code, ...sentTerms(terms) }),
    changes: [promoCodesPanelApi.list.path],
    save: (sent) => call(promoCodesPanelApi.create, sent),
    words: {
      done: (code) => t('create.done', { code: code?.code ?? '' }),
      failed: (reason) => t('form.failed', { reason }),
    },
    onSaved: (code) => code && navigate(promoCodePaths.one(code.id), { replace: true }),
  });
  return (
    <DialogForm editing={editing} label={t('create.submit')} cancel={t('form.cancel')} onCancel={onClose}>
      <TextInput
        label={t('form.code')}
        description={t('form.codeHint')}
        autoComplete="off"
        required
        data-autofocus
        {...editing.form.getInputProps('code')}
      />
      <TermsFields form={editing.form} courses={courses} />
    </DialogForm>
  );
}

export function GenerateCodes({ courses }: NewCodesProps) {
  const t = useTranslations('promoCodes.generate');
  const dialog = useAddressDialog('generate');
  return (
    <>
      <Button variant="default" onClick={dialog.open}>
        {t('button')}
      </Button>
      <PanelDialog title={t('title')} isOpen={dialog.isOpen} onClose={dialog.close} size="lg">
        <GenerateForm courses={courses} onClose={dialog.close} />
      </PanelDialog>
    </>
  );
}

function GenerateForm({ courses, onClose }: NewCodesProps & { onClose(): void }) {
  const t = useTranslations('promoCodes');
  const navigate = useNavigate();
  const editing = useEditForm({
    saved: null as { batch_id: string; count: number } | null,
    values: () => ({ prefix: '', count: 10 as number | string, ...codeValues(null), max_uses: 1 }),
    schema: promoCodesPanelApi.generate.input,
    prepare: ({ prefix, count, ...terms }) => ({ prefix, count: Number(count), ...sentTerms(terms) }),
    changes: [promoCodesPanelApi.list.path],
    save: (sent) => call(promoCodesPanelApi.generate, sent),
    words: {
      done: (batch) => t('generate.done', { count: batch?.count ?? 0 }),
      failed: (reason) => t('form.failed', { reason }),
    },
    onSaved: (batch) => batch && navigate(`?batch=${batch.batch_id}`, { replace: true }),
  });
  return (
    <DialogForm editing={editing} label={t('generate.submit')} cancel={t('form.cancel')} onCancel={onClose}>
      <Text size="sm" c="dimmed">
        {t('generate.lead')}
      </Text>
      <div className={edit.pair}>
        <NumberInput
          label={t('generate.count')}
          min={1}
          max={maxBatch}
          allowDecimal={false}
          allowNegative={false}
          required
          data-autofocus
          {...editing.form.getInputProps('count')}
        />
        <TextInput
          label={t('generate.prefix')}
          autoComplete="off"
          {...editing.form.getInputProps('prefix')}
        />
      </div>
      <TermsFields form={editing.form} courses={courses} />
    </DialogForm>
  );
}
