import { useContext } from 'react';
import { useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { roleCan } from '#shared/access.ts';
import { ReaderRole } from './role.ts';
import { PanelSections, useSection } from './sections.ts';
import { Tabs } from './Tabs.tsx';

/** Parts of a section, each shown to those who may read it; nothing for those who have only one. */
export function SectionTabs({ section: name }: { section: string }) {
  const t = useTranslations();
  const { pathname } = useLocation();
  const role = useContext(ReaderRole);
  const { section, parts } = useSection(name);
  const { PartTasks } = useContext(PanelSections);
  const permitted = parts.filter(({ permission }) => !permission || roleCan(role, permission));
  if (permitted.length < 2) return null;
  // One part's address may begin like another's: the longest match wins.
  const current = permitted
    .filter(({ path }) => pathname === path || pathname.startsWith(`${path}/`))
    .toSorted((a, b) => b.path.length - a.path.length)[0];
  // A test looks every key of the manifests up (src/manifests.test.ts).
  const text = (key: string | undefined) => t(key as Parameters<typeof t>[0]);
  return (
    <Tabs
      label={text(section.partsTitle)}
      tabs={permitted.map((part) => ({
        to: part.path,
        label: (
          <>
            {text(part.title)} <PartTasks part={part.path} />
          </>
        ),
        isCurrent: part === current,
      }))}
    />
  );
}
