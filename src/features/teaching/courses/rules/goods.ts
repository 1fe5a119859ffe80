import type { OwnBenefit } from '#features/publishing/school/rules/benefits.ts';

/** Purposes of a material: the goods that a course promises, and everything else. */
export const materialPurposes = ['guide', 'templates', 'agencies', 'community', 'folder', 'other'] as const;
export type MaterialPurpose = (typeof materialPurposes)[number];

/** Goods that are a request in the cabinet, not a material: for owners of the course. */
const asked: readonly OwnBenefit[] = ['consultation'];

/** Those of the goods that nothing is behind yet: no file and no link of that purpose. */
export function missingGoods(
  included: readonly OwnBenefit[],
  purposes: ReadonlySet<string> | undefined,
): OwnBenefit[] {
  return included.filter((benefit) => !asked.includes(benefit) && !purposes?.has(benefit));
}
