import { type ChangeEvent, type ReactNode, useId } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import controls from '#ui/controls.module.css';
import { TextField } from '#ui/Fields.tsx';
import { bounds, defaultsIn, experiences, genders, isMinor } from '../rules/form.ts';
import styles from './RatingForm.module.css';
import { ageOf, type RatingValues } from './ratingValues.ts';

interface RatingFieldsProps {
  values: RatingValues;
  onChange: (values: RatingValues) => void;
  /** Problem with a field, from the server. */
  error: (field: string) => string | undefined;
}

/** The fields of the form and of its free repetition. */
export function RatingFields({ values, onChange, error }: RatingFieldsProps) {
  const t = useTranslations('rating.form');
  const defaults = defaultsIn(useLocale());
  const field = (name: 'height' | 'weight' | 'age' | 'city') => ({
    label: <Required>{t(name)}</Required>,
    value: values[name],
    placeholder: String(defaults[name]),
    error: error(`user_data.${name}`),
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => onChange({ ...values, [name]: target.value }),
  });
  const number = (name: keyof typeof bounds) => ({
    ...field(name),
    type: 'number',
    inputMode: 'numeric' as const,
    ...{ min: bounds[name][0], max: bounds[name][1] },
  });
  return (
    <>
      <div className={controls.pair}>
        <TextField {...number('height')} />
        <TextField {...number('weight')} />
      </div>
      <div className={controls.pair}>
        <TextField {...number('age')} hint={isMinor(ageOf(values)) ? t('minorHint') : t('ageHint')} />
        <TextField {...field('city')} autoComplete="address-level2" />
      </div>
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
      <SelectExperience values={values} onChange={onChange} />
    </>
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
