import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { useFormats } from '#ui/panel/formats.ts';
import { PageHeader } from '#ui/panel/PageHeader.tsx';
import { QueryState } from '#ui/panel/QueryState.tsx';
import { useCall } from '#ui/panel/query.ts';
import { analyticsApi } from '../contract.ts';
import { analyticsPaths } from '../paths.ts';
import styles from './Analytics.module.css';

/** Shows all that is stored about visits, table by table, so that nobody has to take it on trust. */
export default function StoredPage() {
  const t = useTranslations('analyticsPanel.stored');
  const format = useFormats();
  const query = useCall(analyticsApi.stored, {});
  return (
    <>
      <PageHeader title={t('title')} note={<Link to={analyticsPaths.list}>{t('back')}</Link>} />
      <p>{t('lead')}</p>
      <QueryState query={query}>
        {({ tables, metrika }) => (
          <>
            {metrika !== null && <p>{t('metrika', { counter: metrika })}</p>}
            <table className={`${styles.table} ${styles.stored}`}>
              <thead>
                <tr>
                  <th scope="col">{t('table')}</th>
                  <th scope="col">{t('what')}</th>
                  <th scope="col">{t('keeps')}</th>
                  <th scope="col">{t('rows')}</th>
                </tr>
              </thead>
              <tbody>
                {tables.map(({ table, rows }) => (
                  <tr key={table}>
                    <th scope="row">
                      <code>{table}</code>
                    </th>
                    <td>{t(`tables.${table as 'visit_counts'}`)}</td>
                    <td>{t(`terms.${table as 'visit_counts'}`)}</td>
                    <td>{format.count(rows)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </>
        )}
      </QueryState>
    </>
  );
}
