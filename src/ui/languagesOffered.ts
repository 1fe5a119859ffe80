import { useRouteLoaderData } from 'react-router';
import { type Language, languages } from '../shared/i18n.ts';

/** Languages in which the school is shown. */
export function useLanguages(): readonly Language[] {
  const root = useRouteLoaderData('root') as { languages?: readonly Language[] } | undefined;
  return root?.languages ?? languages;
}
