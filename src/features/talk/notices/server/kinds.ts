/** Kinds of news for staff, gathered from the features that cause them. */
import type { Feature } from '#server/feature.ts';
import type { NoticeWords, Told } from '#server/notices.ts';
import { inEvery, type Language } from '#shared/i18n.ts';
import type { NoticeKind } from '#shared/manifest.ts';

export interface KnownKind extends NoticeKind {
  name: string;
  told: Told;
  title: Record<Language, string>;
  text: Record<Language, string>;
}

type Features = readonly Feature[];

/** In the order of the page where staff choose among them. */
export function kindsOf(features: Features): KnownKind[] {
  const known = features.flatMap(({ notices }) => {
    if (!notices) return [];
    const { kinds, told, words } = notices;
    const inEach = (part: keyof NoticeWords, name: string) =>
      inEvery((language) => words[language][part][name]!);
    return Object.entries(kinds).map(([name, kind]) => ({
      ...{ name, ...kind, told: told[name]! },
      ...{ title: inEach('title', name), text: inEach('text', name) },
    }));
  });
  return known.toSorted((a, b) => a.place - b.place);
}

/** Undefined for one that a later version of Podium no longer knows. */
export function kindNamed(features: Features, name: string): KnownKind | undefined {
  return kindsOf(features).find((kind) => kind.name === name);
}
