import { createContext, use } from 'react';
import type { SiteContent } from '../contract/content.ts';

type Headings = SiteContent['headings'];

/** Headings of the public page's sections, provided once for the whole page. */
export const HeadingsContext = createContext<Headings | null>(null);

/** @throws outside the public page */
export function useHeading<Name extends keyof Headings>(section: Name): Headings[Name] {
  const headings = use(HeadingsContext);
  if (!headings) throw new Error('useHeading must be used within HeadingsContext');
  return headings[section];
}
