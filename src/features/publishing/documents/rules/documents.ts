import { type Language, withoutLanguage } from '#shared/i18n.ts';

/** In the order in which the footer lists them. */
export const documentNames = [
  'offer',
  'privacy',
  'personal_data',
  'newsletter',
  'review',
  'cookies',
] as const;
export type DocumentName = (typeof documentNames)[number];

const files: Record<DocumentName, string> = {
  offer: 'offer.html',
  privacy: 'privacy-policy-new.html',
  personal_data: 'personal-data-consent.html',
  newsletter: 'newsletter-consent.html',
  review: 'review-consent.html',
  cookies: 'cookies-policy.html',
};

/** Address of the document: of the version in force, or of the given one, which stays there for good. */
export function documentPath(name: DocumentName, language: Language, version?: number): string {
  const prefix = language === 'ru' ? '' : `/${language}`;
  return version === undefined ? `${prefix}/${files[name]}` : `${prefix}/documents/${name}/${version}`;
}

/** The document and version at an address, or null. */
export function documentAt(path: string): { name: DocumentName; version?: number } | null {
  const bare = withoutLanguage(path);
  const [, name, version] = /^\/documents\/(\w+)\/([1-9]\d{0,8})$/.exec(bare) ?? [];
  if (version !== undefined) return isDocumentName(name) ? { name, version: Number(version) } : null;
  const named = documentNames.find((each) => `/${files[each]}` === bare);
  return named ? { name: named } : null;
}

export function isDocumentName(name: unknown): name is DocumentName {
  return documentNames.includes(name as DocumentName);
}
