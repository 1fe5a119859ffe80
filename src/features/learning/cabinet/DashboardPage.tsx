import { useTranslations } from 'use-intl';
import { Loading } from './Cabinet.tsx';
import { Dashboard } from './Dashboard.tsx';
import { OwnPage } from './OwnPage.tsx';

/** Drawn in the browser only: there is no session on the server. */
export function clientLoader() {
  return null;
}
clientLoader.hydrate = true as const;

export function HydrateFallback() {
  return <Loading text={useTranslations('learning')('checking')} />;
}

export default function DashboardPage() {
  const t = useTranslations('learning');
  return <OwnPage title={t('title')}>{(viewer) => <Dashboard viewer={viewer} />}</OwnPage>;
}
