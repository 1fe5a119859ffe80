import { Link, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { dayField } from '#shared/fields.ts';
import { useFormats } from '#ui/panel/formats.ts';
import { PageHeader } from '#ui/panel/PageHeader.tsx';
import { QueryState } from '#ui/panel/QueryState.tsx';
import { useCall } from '#ui/panel/query.ts';
import { useMay } from '#ui/panel/role.ts';
import { Tabs } from '#ui/panel/Tabs.tsx';
import { type Analytics, analyticsApi } from '../contract.ts';
import { analyticsPaths } from '../paths.ts';
import { isPeriod, lengths } from '../rules.ts';
import styles from './Analytics.module.css';
import { Days } from './Days.tsx';
import { Funnel } from './Funnel.tsx';
import { Learning } from './Learning.tsx';
import { MainFigures } from './MainFigures.tsx';
import { PeriodForm } from './PeriodForm.tsx';
import { Seen } from './Seen.tsx';
import { Stuck } from './Stuck.tsx';
import { Talks } from './Talks.tsx';

/** The school's figures for some days, beside as many before. */
export default function AnalyticsPage() {
  const t = useTranslations('analyticsPanel');
  const [search] = useSearchParams();
  const days = lengths.find((length) => String(length) === search.get('days')) ?? 30;
  const own = ownPeriod(search);
  const query = useCall(analyticsApi.show, own ?? { days }, { keepsLast: true });
  const format = useFormats();
  return (
    <>
      <PageHeader
        title={t('title')}
        note={
          query.data && t('note', { first: format.day(query.data.first), last: format.day(query.data.last) })
        }
        action={<Link to={analyticsPaths.stored}>{t('what')}</Link>}
      />
      <Tabs
        label={t('period')}
        tabs={lengths.map((length) => ({
          to: length === 30 ? analyticsPaths.list : `${analyticsPaths.list}?days=${length}`,
          label: t(`lengths.d${length}`),
          isCurrent: !own && length === days,
        }))}
      />
      <PeriodForm shown={query.data} />
      <QueryState query={query}>{(figures) => <Figures figures={figures} />}</QueryState>
    </>
  );
}

/** Days of the address, where they are a period. */
function ownPeriod(search: URLSearchParams): { from: string; to: string } | null {
  const [from, to] = [search.get('from'), search.get('to')];
  const isDay = (day: string | null): day is string => dayField.safeParse(day).success;
  return isDay(from) && isDay(to) && isPeriod({ from, to }) ? { from, to } : null;
}

function Figures({ figures }: { figures: Analytics }) {
  const t = useTranslations('analyticsPanel');
  const mayCare = useMay('student-care');
  return (
    <div className={styles.page}>
      <MainFigures figures={figures} />
      <Days figures={figures} />
      <Funnel figures={figures} />
      <div className={styles.columns}>
        <Seen title={t('sources.title')} rows={figures.sources} unnamed={t('sources.own')} />
        <Seen title={t('campaigns')} rows={figures.campaigns} />
        <Seen title={t('landings')} rows={figures.landings} />
        <Seen title={t('pages')} rows={figures.pages} by="views" />
        <Seen title={t('devices.title')} rows={figures.devices} isDevice />
        <Seen title={t('hours')} rows={figures.hours} by="views" />
      </div>
      <Learning courses={figures.learning} />
      {mayCare && <Stuck />}
      <Talks figures={figures} />
    </div>
  );
}
