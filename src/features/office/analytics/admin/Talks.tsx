import { useTranslations } from 'use-intl';
import { useFormats } from '#ui/panel/formats.ts';
import type { Analytics } from '../contract.ts';
import styles from './Analytics.module.css';

/** How quickly people are answered, and what became of applications. */
export function Talks({ figures: { talks, casting } }: { figures: Analytics }) {
  const t = useTranslations('analyticsPanel');
  const format = useFormats();
  const rows = [
    [t('totals.talks'), format.count(talks.begun)],
    [t('talks.byAssistant'), format.count(talks.byAssistant)],
    [
      t('talks.firstAnswer'),
      talks.firstAnswer === null ? '—' : t('talks.minutes', { count: format.count(talks.firstAnswer) }),
    ],
    [t('totals.applications'), format.count(casting.received)],
    [t('talks.approved'), format.count(casting.approved)],
    [t('talks.ratings'), format.count(casting.ratings)],
  ] as const;
  return (
    <section aria-labelledby="talks">
      <h2 id="talks">{t('talks.title')}</h2>
      <dl className={styles.figures}>
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
