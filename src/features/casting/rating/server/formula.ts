/** The published formula, in the reader's language and with its own figures. */
import type { Context } from '#server/context.ts';
import { createTranslator } from '#shared/i18n.ts';
import type { FormulaInWords } from '../contract/result.ts';
import { formulaMessages } from '../messages/formula.ts';
import { reasonMessages } from '../messages/reasons.ts';
import { marketPoints } from '../rules/cities.ts';
import { experiencePoints, formulaVersion } from '../rules/formula.ts';
import { factors, maxPoints } from '../rules/points.ts';

export async function showFormula(ctx: Context): Promise<FormulaInWords> {
  const { language } = ctx.actor;
  const t = createTranslator({ locale: language, messages: formulaMessages[language] });
  const names = createTranslator({ locale: language, messages: reasonMessages[language].factors });
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
