import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { ConsentLabel } from '#features/accounts/consents/ui/ConsentLabel.tsx';
import { GuardianFields } from '#features/accounts/guardians/ui/GuardianFields.tsx';
import controls from '#ui/controls.module.css';
import { CheckField, Notice, TextField } from '#ui/Fields.tsx';
import { bounds, countries, experiences } from '../rules/applicant.ts';
import { LongTextField, SelectField } from './ChoiceFields.tsx';
import { isMinor } from './formSchema.ts';
import styles from './ModelForm.module.css';
import { SnapFields } from './SnapFields.tsx';
import { useDraftSnaps } from './useDraftSnaps.ts';
import type { useModelForm } from './useModelForm.ts';

interface ModelFormProps {
  editing: ReturnType<typeof useModelForm>;
  lead: string;
  /** Beside the button that sends. */
  children?: ReactNode;
}

/** The fields of both forms. */
export function ModelForm({ editing, lead, children }: ModelFormProps) {
  const t = useTranslations('applications');
  const { form, submit, error, notice, attempts, isBusy } = editing;
  const { register, watch } = form;
  const photos = useDraftSnaps();
  return (
    <form noValidate className={controls.form} onSubmit={submit}>
      <p>{lead}</p>
      {notice && !notice.isAboutConsents && <FormNotice text={notice.text} attempts={attempts} />}
      <Contacts editing={editing} />
      <Measures editing={editing} />
      {isMinor(watch('age')) && (
        <fieldset className={styles.guardian}>
          <legend>{t('guardian.title')}</legend>
          <p className={controls.hint}>{t('guardian.text')}</p>
          <GuardianFields form={form} error={(name) => error(name)} isMinor hint={t('guardian.hint')} />
        </fieldset>
      )}
      <SnapFields snaps={photos.snaps} onPut={photos.put} onRemove={photos.remove} />
      {notice?.isAboutConsents && <FormNotice text={notice.text} attempts={attempts} />}
      <CheckField
        label={<ConsentLabel document="personal_data" />}
        error={error('agreementData')}
        {...register('agreementData')}
      />
      <CheckField
        label={t('photosWording')}
        error={error('agreementPhoto')}
        {...register('agreementPhoto')}
      />
      <div className={styles.buttons}>
        <button type="submit" className={controls.button} disabled={isBusy}>
          {isBusy ? t('sending') : t('submit')}
        </button>
        {children}
      </div>
    </form>
  );
}

/** Brought into view at each attempt, with the focus on the first field that needs a look. */
function FormNotice({ text, attempts }: { text: string; attempts: number }) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Once the fields are marked.
    const frame = requestAnimationFrame(() => {
      const form = ref.current?.closest('form');
      form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus({ preventScroll: true });
      ref.current?.scrollIntoView({ block: 'center' });
    });
    return () => cancelAnimationFrame(frame);
  }, [attempts]);
  return (
    <div ref={ref}>
      <Notice>{text}</Notice>
    </div>
  );
}

interface PartProps {
  editing: ReturnType<typeof useModelForm>;
}

function Contacts({ editing: { form, error } }: PartProps) {
  const t = useTranslations('applications');
  const { register } = form;
  return (
    <>
      <TextField
        label={t('fields.fullName')}
        autoComplete="name"
        error={error('fullName')}
        {...register('fullName')}
      />
      <div className={styles.pair}>
        <TextField
          label={t('fields.email')}
          type="email"
          autoComplete="email"
          error={error('email')}
          {...register('email')}
        />
        <TextField
          label={t('fields.phone')}
          type="tel"
          autoComplete="tel"
          error={error('phone')}
          {...register('phone')}
        />
        <SelectField
          label={t('fields.country')}
          choices={countries.map((country) => [country, t(`countries.${country}`)])}
          {...register('country')}
        />
        <TextField
          label={t('fields.city')}
          autoComplete="address-level2"
          error={error('city')}
          {...register('city')}
        />
      </div>
    </>
  );
}

const numberOrNone = (typed: unknown) =>
  typed === '' || typed === undefined || typed === null ? undefined : Number(typed);

function Measures({ editing: { form, error } }: PartProps) {
  const t = useTranslations('applications');
  const { register } = form;
  const choices = experiences.map((each) => [each, t(`experiences.${each}`)] as const);
  return (
    <>
      <div className={styles.three}>
        {(['height', 'weight', 'age'] as const).map((name) => (
          <TextField
            key={name}
            label={t(`fields.${name}`)}
            hint={t('within', { from: bounds[name][0], to: bounds[name][1] })}
            type="number"
            inputMode="numeric"
            min={bounds[name][0]}
            max={bounds[name][1]}
            error={error(name)}
            {...register(name, { setValueAs: numberOrNone })}
          />
        ))}
      </div>
      <div className={`${styles.pair} ${styles.even}`}>
        <SelectField
          label={t('fields.modelingExperience')}
          isOptional
          choices={[['', t('experiences.unknown')], ...choices]}
          {...register('modelingExperience', { setValueAs: (chosen: string | null) => chosen || null })}
        />
        <TextField
          label={t('fields.clothingSize')}
          isOptional
          maxLength={20}
          error={error('clothingSize')}
          {...register('clothingSize')}
        />
      </div>
      <LongTextField
        label={t('fields.about')}
        hint={t('aboutHint')}
        maxLength={1000}
        error={error('about')}
        {...register('about')}
      />
    </>
  );
}
