import { createTranslator, useLocale } from 'use-intl';
import { formulaMessages } from '../messages/formula.ts';
import { reasonMessages } from '../messages/reasons.ts';
import { marketPoints } from '../rules/cities.ts';
import { experiencePoints, factors, formulaVersion, maxPoints } from '../rules/formula.ts';
import styles from './FormulaExplained.module.css';

/** The formula in words, with its own figures. Drawn on the server alone. */
export function FormulaExplained() {
  const language = useLocale();
  const t = createTranslator({ locale: language, messages: formulaMessages[language] });
  const names = createTranslator({ locale: language, messages: reasonMessages[language].factors });
  return (
    <div className={styles.formula}>
      <h3>{t('title')}</h3>
      <p>{t('lead', { version: formulaVersion })}</p>
      <dl>
        {factors.map((factor) => (
          <div key={factor}>
            <dt>
              {names(factor)} <span>{t('upTo', { points: maxPoints.adult[factor] })}</span>
            </dt>
            <dd>{t(`factors.${factor}`, { ...experiencePoints, ...marketPoints })}</dd>
          </div>
        ))}
      </dl>
      <p>{t('tracks')}</p>
      <p>{t('minors')}</p>
    </div>
  );
}
