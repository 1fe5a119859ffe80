/** The parts of the features' manifests that the panel's screens need; the frame brings them here. */
import { type ComponentType, createContext, useContext } from 'react';
import type { Listing } from '#shared/listing.ts';
import type { NoticeKind, PanelPart, PanelSection, Shortcut } from '#shared/manifest.ts';

interface Told {
  sections: readonly PanelSection[];
  parts: readonly PanelPart[];
  /** Actions in the audit log. */
  actions: readonly string[];
  /** Kinds of news for staff, by name. */
  notices: Readonly<Record<string, NoticeKind>>;
  shortcuts: readonly Shortcut[];
  /** How many tasks wait in the list at an address. */
  PartTasks: ComponentType<{ part: string }>;
  /** Views of a list that staff have saved, as tabs. */
  SavedViews: ComponentType<{ listing: Listing }>;
  SaveView: ComponentType<{ listing: Listing }>;
}

export const PanelSections = createContext<Told>({
  sections: [],
  parts: [],
  actions: [],
  notices: {},
  shortcuts: [],
  PartTasks: () => null,
  SavedViews: () => null,
  SaveView: () => null,
});

/** A section with its parts, in their order. */
export function useSection(name: string): { section: PanelSection; parts: PanelPart[] } {
  const { sections, parts } = useContext(PanelSections);
  return {
    section: sections.find((section) => section.name === name)!,
    parts: parts.filter(({ section }) => section === name).toSorted((a, b) => a.place - b.place),
  };
}
