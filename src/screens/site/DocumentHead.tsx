import { useRouteLoaderData } from 'react-router';
import { useLocale } from 'use-intl';
import type { Document } from '#features/publishing/documents/contract/documents.ts';
import { documentPath } from '#features/publishing/documents/rules/documents.ts';
import type { Language } from '#shared/i18n.ts';
import { useLanguages } from '#ui/languagesOffered.ts';

interface DocumentHeadProps {
  document: Document;
  school: string;
  isNamedVersion: boolean;
}

/**
 * Search engines should index the version in force, in each language; a version's own address points there.
 */
export function DocumentHead({ document, school, isNamedVersion }: DocumentHeadProps) {
  const language = useLocale();
  const offered = useLanguages();
  const { appUrl } = useRouteLoaderData('root') as { appUrl: string };
  const address = (of: Language) => appUrl + documentPath(document.document, of);
  return (
    <>
      <title>{`${document.title} — ${school}`}</title>
      <link rel="canonical" href={address(language)} />
      {isNamedVersion ? (
        <meta name="robots" content="noindex" />
      ) : (
        offered.map((other) => <link key={other} rel="alternate" hrefLang={other} href={address(other)} />)
      )}
      {!isNamedVersion && <link rel="alternate" hrefLang="x-default" href={address('ru')} />}
    </>
  );
}
