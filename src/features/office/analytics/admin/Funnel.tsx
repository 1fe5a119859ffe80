import { useTranslations } from 'use-intl';
import { useFormats } from '#ui/panel/formats.ts';
import type { Analytics } from '../contract.ts';
import styles from './Analytics.module.css';
import { Share } from './Share.tsx';

const steps = ['visit', 'cards', 'form', 'begun', 'paid', 'refunded'] as const;

/** From the first look to the money, each step beside the first. */
export function Funnel({ funnel }: { funnel: Analytics['funnel'] }) {
  const t = useTranslations('analyticsPanel.funnel');
  const format = useFormats();
  const most = Math.max(...steps.map((step) => funnel[step]), 1);
  return (
    <section aria-labelledby="funnel">
      <h2 id="funnel">{t('title')}</h2>
      <ol className={styles.bars}>
        {steps.map((step) => (
          <li key={step}>
            <span>{t(step)}</span>
            <Share of={funnel[step]} most={most} />
            <strong>{format.count(funnel[step])}</strong>
          </li>
        ))}
      </ol>
      <p className={styles.hint}>{t('hint')}</p>
    </section>
  );
}
