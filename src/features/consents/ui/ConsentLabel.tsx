import { useLocale, useTranslations } from 'use-intl';
import { documentPath } from '#features/documents/rules/documents.ts';
import { type ConsentDocument, consentLinks, consentWordings } from '../rules.ts';

/** Wording beside a consent's box, exactly as the ledger keeps it, with a link to the document. */
export function ConsentLabel({
  document,
  wording,
}: {
  document: ConsentDocument;
  /** Wording beside a button instead. */
  wording?: string;
}) {
  const t = useTranslations('consents');
  const language = useLocale();
  const link = consentLinks[language][document];
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
