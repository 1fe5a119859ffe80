import { useTranslations } from 'use-intl';
import { useFormats } from '#ui/panel/formats.ts';
import type { MoneyDay } from '../contract.ts';
import { compared, netOf, periods } from '../rules/money.ts';
import styles from './Dashboard.module.css';

const names = { 1: 'today', 7: 'week', 30: 'month' } as const;

/** The money received, beside as many days before, and day by day. */
export function Money({ days }: { days: readonly MoneyDay[] }) {
  const t = useTranslations('dashboardPanel.money');
  const format = useFormats();
  return (
    <section className={styles.money} aria-labelledby="money">
      <h2 id="money">{t('title')}</h2>
      <dl>
        {periods.map((length) => {
          const { now, before, returned, change } = compared(days, length);
          const name = names[length];
          return (
            <div key={name}>
              <dt>{t(`periods.${name}`)}</dt>
              <dd className={styles.sum}>{format.money(now)}</dd>
              {/* Each stands beside its like, so that one without a line has an empty one. */}
              <dd {...(change !== null && { 'data-trend': change < 0 ? 'down' : 'up' })}>
                {change !== null && <Change change={change} />}
              </dd>
              <dd>{t(`before.${name}`, { sum: format.money(before) })}</dd>
              <dd>{returned > 0 && t('returned', { sum: format.money(returned) })}</dd>
            </div>
          );
        })}
      </dl>
      <Chart days={days.slice(-30)} />
      <DayTable days={days.slice(-30)} />
    </section>
  );
}

function Change({ change }: { change: number }) {
  const format = useFormats();
  return `${change < 0 ? '−' : '+'}${format.count(Math.abs(Math.round(change * 100)))}\u00a0%`;
}

const height = 64;
const step = 10;

/** A bar a day, with its sum on hover; the table below has them all. */
function Chart({ days }: { days: readonly MoneyDay[] }) {
  const t = useTranslations('dashboardPanel.money');
  const format = useFormats();
  const sums = days.map((day) => netOf([day]));
  const most = Math.max(...sums, 1);
  return (
    <svg
      className={styles.chart}
      viewBox={`0 0 ${days.length * step} ${height}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={t('chart')}
    >
      {sums.map((sum, place) => {
        const tall = Math.max((Math.max(sum, 0) / most) * height, 1);
        const day = days[place]!.day;
        return (
          <rect key={day} x={place * step + 1} y={height - tall} width={step - 2} height={tall}>
            <title>{t('day', { day: format.day(day), sum: format.money(sum) })}</title>
          </rect>
        );
      })}
    </svg>
  );
}

function DayTable({ days }: { days: readonly MoneyDay[] }) {
  const t = useTranslations('dashboardPanel.money');
  const format = useFormats();
  return (
    <details className={styles.days}>
      <summary>{t('table')}</summary>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('columns.day')}</th>
            <th scope="col">{t('columns.received')}</th>
            <th scope="col">{t('columns.returned')}</th>
          </tr>
        </thead>
        <tbody>
          {days.toReversed().map(({ day, received, returned }) => (
            <tr key={day}>
              <th scope="row">{format.day(day)}</th>
              <td>{format.money(received)}</td>
              <td>{format.money(returned)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
