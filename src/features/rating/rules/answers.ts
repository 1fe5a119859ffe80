import type { Experience, Gender } from './form.ts';
import type { PhotoMeasures } from './photo.ts';

/** What the formula is given. */
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
