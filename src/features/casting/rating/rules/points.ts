/** Highest points of each factor, apart from the formula: the form shows them while it is filled. */

export const factors = ['build', 'age', 'experience', 'city', 'photo'] as const;
export type FactorName = (typeof factors)[number];

/** Both columns sum to 100. */
export const maxPoints: Record<'adult' | 'minor', Record<FactorName, number>> = {
  adult: { build: 25, age: 20, experience: 20, city: 15, photo: 20 },
  // Without the build: the others take its place in proportion.
  minor: { build: 0, age: 27, experience: 27, city: 20, photo: 26 },
};
