import { keptRating } from '#features/casting/rating/site/ratingValues.ts';
import type { ModelFormValues } from '../ui/formSchema.ts';

/** What was typed for a rating in this browser: nobody is asked their height twice. Defaults are not what they said. */
export function toldBefore(): Partial<ModelFormValues> {
  const rated = keptRating();
  if (!rated) return {};
  const { values, filledIn } = rated;
  const told = (field: 'height' | 'weight' | 'age') =>
    values[field] && !filledIn.includes(field) ? { [field]: Number(values[field]) } : {};
  return {
    ...(values.city && !filledIn.includes('city') && { city: values.city }),
    ...told('height'),
    ...told('weight'),
    ...told('age'),
  };
}
