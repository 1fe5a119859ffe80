import { defaultsIn, type FilledField } from '#features/casting/rating/rules/form.ts';
import { keptRating } from '#features/casting/rating/site/ratingValues.ts';
import { languages } from '#shared/i18n.ts';
import type { ModelFormValues } from '../ui/formSchema.ts';

/**
 * Reuses the values typed for a rating in this browser, so that nobody enters their height twice. The rating's form
 * fills empty fields with defaults; those are left out, since nobody typed them.
 */
export function toldBefore(): Partial<ModelFormValues> {
  const values = keptRating()?.values;
  if (!values) return {};
  const isTold = (field: FilledField) =>
    values[field] && languages.every((language) => String(defaultsIn(language)[field]) !== values[field]);
  const measure = (field: Exclude<FilledField, 'city'>) =>
    isTold(field) && { [field]: Number(values[field]) };
  return {
    ...measure('height'),
    ...measure('weight'),
    ...measure('age'),
    ...(isTold('city') && { city: values.city }),
  };
}
