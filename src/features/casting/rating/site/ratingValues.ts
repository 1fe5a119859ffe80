/** Values of the form, as typed and as sent. */
import type { Language } from '#shared/i18n.ts';
import { kept } from '#shared/storageKeys.ts';
import { localStore } from '#ui/storage.ts';
import type { UserData } from '../contract/result.ts';
import {
  defaultsIn,
  type Experience,
  type FilledField,
  filledFields,
  formDefaults,
  type Gender,
} from '../rules/form.ts';

export interface RatingValues {
  height: string;
  weight: string;
  age: string;
  city: string;
  gender: Gender;
  experience: Experience;
}

export const emptyValues: RatingValues = {
  ...{ height: '', weight: '', age: '', city: '' },
  ...{ gender: 'female', experience: formDefaults.experience },
};

/** Required fields that were left empty. */
export function leftEmpty(values: RatingValues): FilledField[] {
  return filledFields.filter((field) => values[field].trim() === '');
}

/** The form with the specified defaults where it was left empty. */
export function withDefaults(values: RatingValues, language: Language): RatingValues {
  const defaults = defaultsIn(language);
  const filled = leftEmpty(values).map((field) => [field, String(defaults[field])]);
  return { ...values, ...Object.fromEntries(filled) };
}

export function userDataOf(values: RatingValues, language: Language): UserData {
  const { height, weight, age, city, experience } = withDefaults(values, language);
  return { height: Number(height), weight: Number(weight), age: Number(age), city: city.trim(), experience };
}

export function ageOf({ age }: RatingValues): number {
  return age.trim() === '' ? formDefaults.age : Number(age);
}

/** The order that this browser placed: its secret opens the result once it is paid. */
export interface KeptRating {
  secret: string;
  values: RatingValues;
  /** Fields that were left empty when it was placed. */
  filledIn: FilledField[];
  guardianEmail: string | null;
}

export function keptRating(): KeptRating | null {
  return localStore.read<KeptRating>(kept.rating);
}

export function keepRating(rating: KeptRating): void {
  localStore.keep(kept.rating, rating);
}

export function forgetRating(): void {
  localStore.set(kept.rating, null);
}
