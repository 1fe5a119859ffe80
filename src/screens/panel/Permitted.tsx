import { type ReactNode, useContext } from 'react';
import { Link, useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { dashboardPaths } from '#features/office/dashboard/paths.ts';
import { roleCan } from '#shared/access.ts';
import { PageHeader } from '#ui/panel/PageHeader.tsx';
import { ReaderRole } from '#ui/panel/role.ts';
import { panelSections } from './sections.ts';

/** An address that is typed leads nobody into a screen whose every part would refuse them. */
export function Permitted({ children }: { children: ReactNode }) {
  const t = useTranslations('panel.problem');
  const role = useContext(ReaderRole);
  const permission = permissionFor(useLocation().pathname);
  if (!permission || roleCan(role, permission)) return children;
  return (
    <>
      <PageHeader title={t('noRight')} />
      <p>{t('forbidden')}</p>
      <p>
        <Link to={dashboardPaths.list}>{t('toDashboard')}</Link>
      </p>
    </>
  );
}

/** What the part at the address asks for, or else its section. */
function permissionFor(pathname: string) {
  const isAt = ({ path }: { path: string }) => pathname === path || pathname.startsWith(`${path}/`);
  const part = panelSections.parts.filter(isAt).toSorted((a, b) => b.path.length - a.path.length)[0];
  const section = panelSections.sections.find((section) =>
    part ? section.name === part.section : isAt(section),
  );
  return part?.permission ?? section?.permission;
}
