import { createContext, use } from 'react';
import type { SiteContent } from '../contract.ts';

type Headings = SiteContent['headings'];

/** The words above each section of the public page, given once for all of it. */
export const HeadingsContext = createContext<Headings | null>(null);

/** @throws outside the public page */
export function useHeading<Name extends keyof Headings>(section: Name): Headings[Name] {
  const headings = use(HeadingsContext);
  if (!headings) throw new Error('useHeading must be used within HeadingsContext');
  return headings[section];
}
