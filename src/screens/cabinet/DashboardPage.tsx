import { useTranslations } from 'use-intl';
import { useCabinetSession } from '#features/accounts/sign-in/ui/cabinetSession.ts';
import { Loading } from '#ui/cabinet/Cabinet.tsx';
import { OwnPage } from '#ui/cabinet/OwnPage.tsx';
import { Dashboard } from './Dashboard.tsx';

/** Drawn in the browser only: the server knows no session. */
export function clientLoader() {
  return null;
}
clientLoader.hydrate = true as const;

export function HydrateFallback() {
  return <Loading text={useTranslations('cabinet')('checking')} />;
}

export default function DashboardPage() {
  const t = useTranslations('cabinet');
  return (
    <OwnPage session={useCabinetSession()} title={t('title')}>
      {(viewer) => <Dashboard viewer={viewer} />}
    </OwnPage>
  );
}
