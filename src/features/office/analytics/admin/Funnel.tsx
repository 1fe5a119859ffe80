import { SegmentedControl } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { otherValue } from '#features/records/visits/rules/visits.ts';
import { useFormats } from '#ui/panel/formats.ts';
import type { Analytics, FunnelRow } from '../contract.ts';
import styles from './Analytics.module.css';
import { type FunnelKind, listOf } from './lists.ts';
import { Share } from './Share.tsx';
import { Wide } from './Wide.tsx';

const steps = ['visit', 'cards', 'form', 'begun', 'paid', 'refunded'] as const;
const kinds = ['source', 'course', 'code'] as const;

/** From the first look to the money, each step relative to the first; then the same split up. */
export function Funnel({ figures }: { figures: Analytics }) {
  const t = useTranslations('analyticsPanel.funnel');
  const format = useFormats();
  const { funnel } = figures;
  const most = Math.max(...steps.map((step) => funnel[step]), 1);
  const lists: Partial<Record<(typeof steps)[number], string>> = {
    begun: listOf.begun(figures),
    paid: listOf.paid(figures),
    refunded: listOf.refunded(figures),
  };
  return (
    <section aria-labelledby="funnel">
      <h2 id="funnel">{t('title')}</h2>
      <ol className={styles.bars}>
        {steps.map((step) => {
          const list = lists[step];
          const count = format.count(funnel[step]);
          return (
            <li key={step}>
              <span>{t(step)}</span>
              <Share of={funnel[step]} most={most} />
              <strong>{list ? <Link to={list}>{count}</Link> : count}</strong>
            </li>
          );
        })}
      </ol>
      <p className={styles.hint}>{t('hint')}</p>
      <ToldApart figures={figures} />
    </section>
  );
}

/** The way to a purchase by source, course or promo code. */
function ToldApart({ figures }: { figures: Analytics }) {
  const t = useTranslations('analyticsPanel');
  const [kind, setKind] = useState<FunnelKind>('source');
  const rows = figures.by[kind];
  const format = useFormats();
  const hasVisits = kind === 'source';
  const shown = steps.filter((step) => hasVisits || (step !== 'visit' && step !== 'cards'));
  const columns = kind === 'code' ? shown.filter((step) => step !== 'form') : shown;
  const hasSums = figures.now.received !== null;
  return (
    <>
      <header className={styles.head}>
        <h3>{t('funnel.by.title')}</h3>
        <SegmentedControl
          size="xs"
          aria-label={t('funnel.by.title')}
          value={kind}
          onChange={(chosen) => setKind(chosen as FunnelKind)}
          data={kinds.map((value) => ({ value, label: t(`funnel.by.${value}`) }))}
        />
      </header>
      {rows.length === 0 ? (
        <p className={styles.hint}>{t('nothing')}</p>
      ) : (
        <Wide label={t(`funnel.by.${kind}`)}>
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">{t(`funnel.by.${kind}`)}</th>
                {columns.map((step) => (
                  <th key={step} scope="col">
                    {t(`funnel.short.${step}`)}
                  </th>
                ))}
                {hasSums && <th scope="col">{t('columns.sum')}</th>}
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <tr key={row.value}>
                  <th scope="row">{nameOf(row)}</th>
                  {columns.map((step) => (
                    <td key={step}>
                      <Figure row={row} step={step} list={listFor(row, step)} />
                    </td>
                  ))}
                  {hasSums && <td>{format.money(row.sum ?? 0)}</td>}
                </tr>
              ))}
            </tbody>
          </table>
        </Wide>
      )}
    </>
  );

  function nameOf({ value, name }: FunnelRow): string {
    if (value === null) return t('funnel.by.unknown');
    if (value === otherValue) return t('other');
    return name || t('sources.own');
  }

  function listFor({ value }: FunnelRow, step: (typeof steps)[number]): string | null {
    if (value === null || (step !== 'begun' && step !== 'paid')) return null;
    return listOf[step](figures, { kind, value });
  }
}

interface FigureProps {
  row: FunnelRow;
  step: (typeof steps)[number];
  list: string | null;
}

function Figure({ row, step, list }: FigureProps) {
  const format = useFormats();
  const count = row[step];
  if (count === null) return '—';
  return list && count > 0 ? <Link to={list}>{format.count(count)}</Link> : format.count(count);
}
