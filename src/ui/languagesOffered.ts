import { useRouteLoaderData } from 'react-router';
import { type Language, languages } from '../shared/i18n.ts';

/** Languages of the school. */
export function useLanguages(): readonly Language[] {
  const root = useRouteLoaderData('root') as { languages?: readonly Language[] } | undefined;
  return root?.languages ?? languages;
}
