/** The panel's structure, gathered from the manifests. */
import { PartTasks } from '#features/office/dashboard/admin/SectionTasks.tsx';
import { SavedViews } from '#features/office/saved-views/admin/SavedViews.tsx';
import { SaveView } from '#features/office/saved-views/admin/SaveView.tsx';
import { roleCan } from '#shared/access.ts';
import type { NoticeKind, PanelSection, SettingsPlace, Shortcut } from '#shared/manifest.ts';
import type { Role } from '#shared/roles.ts';
import { manifests } from '../../manifests.ts';

export const panelSections = {
  sections: manifests.flatMap(({ sections = [] }) => sections),
  parts: manifests.flatMap(({ parts = [] }) => parts),
  actions: manifests.flatMap(({ audit = [] }) => audit),
  PartTasks,
  SavedViews,
  SaveView,
  shortcuts: manifests
    .flatMap(({ shortcuts = [] }): readonly Shortcut[] => shortcuts)
    .toSorted((one, other) => one.place - other.place),
  settings: manifests.flatMap(({ settings = [] }): readonly SettingsPlace[] => settings),
  notices: Object.fromEntries(manifests.flatMap(({ notices = {} }) => Object.entries<NoticeKind>(notices))),
};

/** Sections of the menu. */
export const sidebar: readonly PanelSection[] = panelSections.sections
  .filter((section: PanelSection) => section.place !== undefined)
  .toSorted((one: PanelSection, other: PanelSection) => one.place! - other.place!);

/** Whether the role may see a section or a part. */
export function maySee(role: Role, { permission }: Pick<PanelSection, 'permission'> = {}): boolean {
  return permission === undefined || [permission].flat().some((each) => roleCan(role, each));
}

/** Whether the address is the section's, or that of a part of it. */
export function isIn(section: string, pathname: string): boolean {
  const places: { path: string }[] = [
    ...panelSections.sections.filter(({ name }) => name === section),
    ...panelSections.parts.filter((part) => part.section === section),
  ];
  return places.some(({ path }) => pathname === path || pathname.startsWith(`${path}/`));
}
