/** Answers of the form as they are kept and rated. */

import type { RatedAnswers, UserData } from '../contract/result.ts';
import type { Answers } from '../rules/answers.ts';
import { filledFields, isMinor } from '../rules/form.ts';
import { type DraftRow, measuresOf } from './drafts.ts';
import type { ResultRow } from './store.ts';

interface Given {
  user_data: UserData;
  filled_in: readonly string[];
}

/** Columns of a result that is not rated yet. A minor's body measurements are never stored. */
export function answersRow({ user_data: { height, weight, age, city, experience }, filled_in }: Given) {
  return {
    ...(isMinor(age) ? { height: null, weight: null } : { height, weight }),
    ...{ age, city, experience },
    filled_in: filledFields.filter((field) => filled_in.includes(field)).join(','),
    ...{ formula: null, score: null, category: null, result: null },
  };
}

/** Arguments of the formula; for minors it looks at no figure. */
export function toRate(row: ResultRow, draft: DraftRow | undefined): Answers {
  return {
    height: row.height ?? 0,
    weight: row.weight ?? 0,
    age: row.age,
    city: row.city,
    experience: row.experience,
    gender: draft?.gender ?? null,
    photo: measuresOf(draft),
  };
}

export function toShown(row: ResultRow, draft: DraftRow | undefined): RatedAnswers {
  const { height, weight, age, city, experience } = row;
  const filled = row.filled_in.split(',');
  return {
    ...{ height, weight, age, city, experience },
    gender: draft?.gender ?? null,
    has_photo: measuresOf(draft) !== null,
    filled_in: filledFields.filter((field) => filled.includes(field)),
  };
}
