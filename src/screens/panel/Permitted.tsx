import { type ReactNode, useContext } from 'react';
import { Link, useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { dashboardPaths } from '#features/office/dashboard/paths.ts';
import type { PanelSection } from '#shared/manifest.ts';
import { PageHeader } from '#ui/panel/PageHeader.tsx';
import { ReaderRole } from '#ui/panel/role.ts';
import { maySee, panelSections } from './sections.ts';

/** An address that is typed leads nobody into a screen whose every part would refuse them. */
export function Permitted({ children }: { children: ReactNode }) {
  const t = useTranslations('panel.problem');
  const role = useContext(ReaderRole);
  if (maySee(role, placeAt(useLocation().pathname))) return children;
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

/** The place that decides the right for an address: the part, or else its section. */
function placeAt(pathname: string): Pick<PanelSection, 'permission'> | undefined {
  const isAt = ({ path }: { path: string }) => pathname === path || pathname.startsWith(`${path}/`);
  const part = panelSections.parts.filter(isAt).toSorted((a, b) => b.path.length - a.path.length)[0];
  const section = panelSections.sections.find((section) =>
    part ? section.name === part.section : isAt(section),
  );
  return part?.permission ? part : section;
}
