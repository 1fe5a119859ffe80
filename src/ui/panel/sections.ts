/** Sections of the panel and their parts. What they are is in the features' manifests; the frame brings it here. */
import { createContext, useContext } from 'react';
import type { PanelPart, PanelSection } from '#shared/manifest.ts';

interface Sections {
  sections: readonly PanelSection[];
  parts: readonly PanelPart[];
}

export const PanelSections = createContext<Sections>({ sections: [], parts: [] });

/** A section with its parts, in their order. */
export function useSection(name: string): { section: PanelSection; parts: PanelPart[] } {
  const { sections, parts } = useContext(PanelSections);
  return {
    section: sections.find((section) => section.name === name)!,
    parts: parts.filter(({ section }) => section === name).toSorted((a, b) => a.place - b.place),
  };
}
