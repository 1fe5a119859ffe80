import { useQueryClient } from '@tanstack/react-query';
import { type ComponentProps, useId } from 'react';
import { useTranslations } from 'use-intl';
import { useAuthForm } from '#features/accounts/sign-in/ui/useAuthForm.ts';
import { call } from '#ui/api.ts';
import controls from '#ui/controls.module.css';
import { Dialog } from '#ui/Dialog.tsx';
import { Notice, TextField } from '#ui/Fields.tsx';
import { useToast } from '#ui/Toast.tsx';
import { consultationsApi } from '../contract.ts';
import styles from './Consultation.module.css';
import { ownConsultations } from './consultations.ts';

const schema = consultationsApi.request.input.omit({ course_id: true });

export function RequestForm({ courseId, onClose }: { courseId: string; onClose: () => void }) {
  const t = useTranslations('consultations.form');
  const toast = useToast();
  const cache = useQueryClient();
  const { submit, field, failure, isBusy } = useAuthForm({
    schema,
    empty: { wishes: '', contact: '', note: '' },
    failed: t('failed'),
    async send(given) {
      await call(consultationsApi.request, { course_id: courseId, ...given });
      await cache.invalidateQueries(ownConsultations);
      onClose();
      toast('success', t('done'));
    },
  });
  return (
    <Dialog title={t('title')} onClose={onClose}>
      <form noValidate className={controls.form} onSubmit={submit}>
        {failure && <Notice>{failure.text}</Notice>}
        <TextField label={t('wishes')} hint={t('wishesHint')} {...field('wishes')} />
        <TextField label={t('contact')} hint={t('contactHint')} {...field('contact')} />
        <LongField label={t('note')} {...field('note')} />
        <button type="submit" className={controls.button} disabled={isBusy}>
          {isBusy ? t('sending') : t('submit')}
        </button>
      </form>
    </Dialog>
  );
}

interface LongFieldProps extends ComponentProps<'textarea'> {
  label: string;
  error?: string | undefined;
}

function LongField({ label, error, ...textarea }: LongFieldProps) {
  const t = useTranslations('ui');
  const id = useId();
  return (
    <div className={controls.field}>
      <label className={controls.label} htmlFor={id}>
        {label} <span className={controls.optional}>({t('optional')})</span>
      </label>
      <textarea
        {...textarea}
        id={id}
        rows={3}
        className={`${controls.input} ${styles.long}`}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
      />
      {error && (
        <p id={`${id}-error`} className={controls.error}>
          {error}
        </p>
      )}
    </div>
  );
}
