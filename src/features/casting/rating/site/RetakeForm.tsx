import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { refusedFields } from '#shared/fieldErrors.ts';
import { CallError, call } from '#ui/api.ts';
import controls from '#ui/controls.module.css';
import { Notice } from '#ui/Fields.tsx';
import { useFailureText } from '#ui/failure.ts';
import { useRequestId } from '#ui/useRequestId.ts';
import { ratingApi } from '../contract/rating.ts';
import type { Rating } from '../contract/result.ts';
import { defaultPhotoDays } from '../rules/form.ts';
import { PhotoField } from './PhotoField.tsx';
import { RatingStep, steps } from './RatingFields.tsx';
import { emptyValues, leftEmpty, type RatingValues, userDataOf } from './ratingValues.ts';
import { usePhoto } from './usePhoto.ts';

interface RetakeFormProps {
  rating: Rating;
  token: string;
  onDone: (rating: Rating) => void;
}

/** The same form again, filled with what was given; what was left empty is empty again. */
export function RetakeForm({ rating, token, onDone }: RetakeFormProps) {
  const t = useTranslations('rating.form');
  const language = useLocale();
  const failureText = useFailureText();
  const requestId = useRequestId();
  const { answers } = rating.result;
  const photo = usePhoto();
  const [values, setValues] = useState(() => valuesOf(rating));
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<unknown>(null);
  const hasChanged = photo.file !== null || values.gender !== (answers.gender ?? 'female');

  async function retake(): Promise<void> {
    setBusy(true);
    setRefusal(null);
    try {
      // A new draft takes the place of the old one, photo and all.
      const draft =
        photo.file || (hasChanged && !answers.has_photo) ? await photo.draftOf(values.gender) : null;
      const repetition = {
        ...{ token, user_data: userDataOf(values, language), filled_in: leftEmpty(values) },
        ...(draft && { draft_id: draft }),
      };
      onDone(await call(ratingApi.retake, { ...repetition, request_id: requestId(repetition) }));
      scrollTo({ top: 0 });
    } catch (error) {
      setRefusal(error);
      const problem = error instanceof CallError ? error.body.fields?.photo : undefined;
      if (problem) photo.setProblem(problem);
    }
    setBusy(false);
  }

  return (
    <form
      noValidate
      className={controls.form}
      onSubmit={(event) => {
        event.preventDefault();
        void retake();
      }}
    >
      {photo.problem && <Notice>{photo.problem}</Notice>}
      {refusal !== null && <Notice>{failureText(refusal)}</Notice>}
      {steps.map((step) => (
        <RatingStep
          key={step}
          step={step}
          values={values}
          onChange={setValues}
          error={(field) => refusedFields(refusal)[field]}
        />
      ))}
      <PhotoField
        photo={photo}
        days={defaultPhotoDays}
        {...(answers.has_photo && { hint: t('keptPhoto') })}
      />
      <button type="submit" className={controls.button} disabled={isBusy}>
        {t('retake')}
      </button>
    </form>
  );
}

function valuesOf({ result: { answers } }: Rating): RatingValues {
  const typed = (name: 'height' | 'weight' | 'age' | 'city') =>
    answers.filled_in.includes(name) ? '' : String(answers[name] ?? '');
  return {
    ...emptyValues,
    height: typed('height'),
    weight: typed('weight'),
    age: typed('age'),
    city: typed('city'),
    gender: answers.gender ?? 'female',
    experience: answers.experience,
  };
}
