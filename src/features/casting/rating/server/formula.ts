/** The published formula, in the reader's language and with its own figures. */

import type { Context } from '#server/context.ts';
import { createTranslator } from '#shared/i18n.ts';
import type { FormulaInWords } from '../contract/result.ts';
import { marketPoints } from '../rules/cities.ts';
import { experiencePoints, formulaVersion } from '../rules/formula.ts';
import { factors, maxPoints } from '../rules/points.ts';
import { ratingTexts } from '../texts.ts';

export async function showFormula(ctx: Context): Promise<FormulaInWords> {
  const { language } = ctx.actor;
  const t = createTranslator({ locale: language, messages: ratingTexts.server.formula[language] });
  const names = createTranslator({ locale: language, messages: ratingTexts.server.reason[language].factors });
  return {
    version: formulaVersion,
    title: t('title'),
    lead: t('lead', { version: formulaVersion }),
    factors: factors.map((factor) => ({
      title: names(factor),
      up_to: t('upTo', { points: maxPoints.adult[factor] }),
      text: t(`factors.${factor}`, { ...experiencePoints, ...marketPoints }),
    })),
    notes: [t('tracks'), t('minors')],
  };
}
