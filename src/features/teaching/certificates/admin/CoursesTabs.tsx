import { useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { signInApi } from '#features/accounts/sign-in/contract/signIn.ts';
import { panelPaths } from '#ui/panel/paths.ts';
import { useCall } from '#ui/panel/query.ts';
import { Tabs } from '#ui/panel/Tabs.tsx';

const tabs = [
  ['courses', panelPaths.courses],
  ['certificates', panelPaths.certificates],
  ['consultations', panelPaths.consultations],
] as const;

/** Parts of the courses section, for those who have more than one. */
export function CoursesTabs() {
  const t = useTranslations('certificatesPanel');
  const { pathname } = useLocation();
  const me = useCall(signInApi.me, {}).data;
  if (!me?.permissions.includes('course_access.manage')) return null;
  const isCurrent = (path: string) =>
    path === panelPaths.courses ? pathname === path : pathname.startsWith(path);
  return (
    <Tabs
      label={t('parts')}
      tabs={tabs.map(([name, to]) => ({ to, label: t(`tabs.${name}`), isCurrent: isCurrent(to) }))}
    />
  );
}
