import { useContext } from 'react';
import { Navigate } from 'react-router';
import { roleCan } from '#shared/access.ts';
import type { PanelPart } from '#shared/manifest.ts';
import { ReaderRole } from '#ui/panel/role.ts';
import { panelSections } from './sections.ts';

/** The section of the sidebar leads to the first of its parts that its reader may see. */
export default function SystemPage() {
  const role = useContext(ReaderRole);
  const part = panelSections.parts
    .filter((part: PanelPart) => part.section === 'system')
    .toSorted((one: PanelPart, other: PanelPart) => one.place - other.place)
    .find(({ permission }: PanelPart) => !permission || roleCan(role, permission));
  return part && <Navigate to={part.path} replace />;
}
