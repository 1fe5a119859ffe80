import { useLocale, useTranslations } from 'use-intl';
import { documentPath } from '#features/publishing/documents/rules/documents.ts';
import { type ConsentDocument, consentLinks, consentWordings } from '../rules.ts';

/** Wording beside a consent's box, exactly as the ledger keeps it, with a link to the document. */
export function ConsentLabel({
  document,
  wording,
  link: given,
}: {
  document: ConsentDocument;
  /** Wording beside a button instead, or that of a guardian. */
  wording?: string;
  /** The part of it that links to the document, where it is not the usual one. */
  link?: string;
}) {
  const t = useTranslations('consents');
  const language = useLocale();
  const link = given ?? consentLinks[language][document];
  const [before, after] = (wording ?? consentWordings[language][document]).split(link);
  // A click on a link within a label follows the link and leaves the box alone: HTML says so.
  return (
    <>
      {before}
      <a href={documentPath(document, language)} target="_blank" rel="noopener" title={t('newTab')}>
        {link}
      </a>
      {after}
    </>
  );
}
