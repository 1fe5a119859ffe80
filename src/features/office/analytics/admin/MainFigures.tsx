import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { applicationPaths } from '#features/casting/applications/paths.ts';
import { supportPaths } from '#features/talk/support/paths.ts';
import { useFormats } from '#ui/panel/formats.ts';
import type { Analytics } from '../contract.ts';
import { change } from '../rules.ts';
import styles from './Analytics.module.css';
import { listOf } from './lists.ts';

const counts = ['visitors', 'views', 'begun', 'orders', 'talks', 'applications'] as const;
const sums = ['received', 'returned', 'average'] as const;

/** Each figure beside that of the days before; those of things that stand in a list lead there. */
export function MainFigures({ figures: { now, before, first, last } }: { figures: Analytics }) {
  const t = useTranslations('analyticsPanel');
  const format = useFormats();
  const within = `from=${first}&to=${last}`;
  const paid = listOf.paid({ first, last });
  const lists: Partial<Record<string, string>> = {
    ...{ visitors: '#by-day', views: '#by-day' },
    ...{ begun: listOf.begun({ first, last }), orders: paid, received: paid, average: paid },
    returned: listOf.refunded({ first, last }),
    talks: `${supportPaths.list}?${within}`,
    applications: `${applicationPaths.list}?${within}`,
  };
  return (
    <section aria-label={t('totals.label')}>
      <dl className={styles.figures}>
        {[...counts, ...sums].map((name) => {
          const value = now[name];
          const past = before[name];
          if (value === null || past === null) return null;
          const isSum = (sums as readonly string[]).includes(name);
          const shown = (figure: number) => (isSum ? format.money(figure) : format.count(figure));
          const list = lists[name];
          const share = change(value, past);
          return (
            <div key={name}>
              <dt>{t(`totals.${name}`)}</dt>
              <dd>{list ? <ToList to={list}>{shown(value)}</ToList> : shown(value)}</dd>
              <dd className={styles.past}>
                {share !== null && (
                  <span className={share < 0 ? styles.down : styles.up}>
                    {share < 0 ? '−' : '+'}
                    {format.count(Math.abs(Math.round(share * 100)))}
                    {'\u00a0'}%
                  </span>
                )}{' '}
                {t('before', { before: shown(past) })}
              </dd>
            </div>
          );
        })}
      </dl>
      <p className={styles.hint}>{t('visitorsHint')}</p>
    </section>
  );
}

/** A place on the page itself keeps the period in the address. */
function ToList({ to, children }: { to: string; children: ReactNode }) {
  return to.startsWith('#') ? <a href={to}>{children}</a> : <Link to={to}>{children}</Link>;
}
