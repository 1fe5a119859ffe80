import type { Experience, Gender } from './form.ts';
import type { PhotoMeasures } from './photo.ts';

/** Input of the formula. */
export interface Answers {
  height: number;
  weight: number;
  age: number;
  city: string;
  experience: Experience;
  /** Null: not given. */
  gender: Gender | null;
  photo: PhotoMeasures | null;
}
