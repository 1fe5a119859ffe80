import { useLocale, useTranslations } from 'use-intl';
import controls from '#ui/controls.module.css';
import { formatRubles } from '#ui/formats.ts';
import styles from './Hero.module.css';
import portrait from './portrait.svg?url';

const facts = ['access', 'pace', 'refund'] as const;

/** @param fromPrice rubles of the cheapest course; null where nothing is on sale */
export function Hero({ fromPrice }: { fromPrice: number | null }) {
  const t = useTranslations('landing.hero');
  const language = useLocale();
  return (
    <section className={styles.hero}>
      <div className={styles.text}>
        <p className={styles.eyebrow}>{t('eyebrow')}</p>
        <h1 className={styles.title}>{t('title')}</h1>
        <p className={styles.lead}>{t('lead')}</p>
        <p className={styles.actions}>
          <a className={controls.button} href="#courses">
            {t('choose')}
            {fromPrice !== null && (
              <span className={styles.from}>{t('from', { price: formatRubles(fromPrice, language) })}</span>
            )}
          </a>
          <a className={styles.details} href="#learning">
            {t('details')}
          </a>
        </p>
      </div>
      <div className={styles.portrait}>
        <img src={portrait} width="800" height="1000" alt="" fetchPriority="high" />
      </div>
      <ul className={styles.facts}>
        {facts.map((fact) => (
          <li key={fact}>
            <strong>{t(`facts.${fact}`)}</strong>
            <span>{t(`facts.${fact}Note`)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
