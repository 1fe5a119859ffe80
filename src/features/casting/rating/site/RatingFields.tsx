import { type ChangeEvent, type ReactNode, useId } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import controls from '#ui/controls.module.css';
import { TextField } from '#ui/Fields.tsx';
import { bounds, defaultsIn, experiences, type FilledField, genders, isMinor } from '../rules/form.ts';
import styles from './RatingForm.module.css';
import { ageOf, type RatingValues } from './ratingValues.ts';

interface RatingFieldsProps {
  values: RatingValues;
  onChange: (values: RatingValues) => void;
  /** Problem with a field, from the server. */
  error: (field: string) => string | undefined;
}

/** The questions of each step; the weight comes last. */
export const steps = [1, 2, 3] as const;

/** The fields of one step. */
export function RatingStep({ step, ...props }: RatingFieldsProps & { step: number }) {
  const { values, onChange } = props;
  const field = useField(props);
  if (step === 1) {
    return (
      <>
        <div className={controls.pair}>
          <TextField {...field('height')} />
          <TextField {...field('age')} />
        </div>
        <ChooseGender values={values} onChange={onChange} />
      </>
    );
  }
  if (step === 2) {
    return (
      <div className={controls.pair}>
        <TextField {...field('city')} autoComplete="address-level2" />
        <SelectExperience values={values} onChange={onChange} />
      </div>
    );
  }
  return <TextField {...field('weight')} />;
}

function useField({ values, onChange, error }: RatingFieldsProps) {
  const t = useTranslations('rating.form');
  const defaults = defaultsIn(useLocale());
  const hints: Partial<Record<FilledField, string>> = {
    age: t(isMinor(ageOf(values)) ? 'minorHint' : 'ageHint'),
    weight: t('weightNote'),
  };
  return (name: FilledField) => ({
    label: <Required>{t(name)}</Required>,
    value: values[name],
    placeholder: String(defaults[name]),
    error: error(`user_data.${name}`),
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => onChange({ ...values, [name]: target.value }),
    ...(hints[name] && { hint: hints[name] }),
    ...(name !== 'city' && {
      type: 'number',
      inputMode: 'numeric' as const,
      ...{ min: bounds[name][0], max: bounds[name][1] },
    }),
  });
}

function ChooseGender({ values, onChange }: Pick<RatingFieldsProps, 'values' | 'onChange'>) {
  const t = useTranslations('rating.form');
  return (
    <fieldset className={styles.choice}>
      <legend className={controls.label}>{t('gender')}</legend>
      {genders.map((gender) => (
        <label key={gender}>
          <input
            type="radio"
            name="gender"
            checked={values.gender === gender}
            onChange={() => onChange({ ...values, gender })}
          />
          {t(`genders.${gender}`)}
        </label>
      ))}
    </fieldset>
  );
}

function Required({ children }: { children: ReactNode }) {
  const t = useTranslations('rating.form');
  return (
    <>
      {children}{' '}
      <span className={styles.required} title={t('required')}>
        *
      </span>
    </>
  );
}

function SelectExperience({ values, onChange }: Pick<RatingFieldsProps, 'values' | 'onChange'>) {
  const t = useTranslations('rating.form');
  const id = useId();
  return (
    <div className={controls.field}>
      <label className={controls.label} htmlFor={id}>
        {t('experience')}
      </label>
      <select
        id={id}
        className={controls.input}
        value={values.experience}
        onChange={({ target }) =>
          onChange({ ...values, experience: target.value as RatingValues['experience'] })
        }
      >
        {experiences.map((experience) => (
          <option key={experience} value={experience}>
            {t(`experiences.${experience}`)}
          </option>
        ))}
      </select>
    </div>
  );
}
