import { useLocale, useTranslations } from 'use-intl';
import { documentPath } from '#features/publishing/documents/rules/documents.ts';
import type { ConsentDocument } from '../rules.ts';

interface ConsentLabelProps {
  document: ConsentDocument;
  /** Wording beside a button instead, or that of a guardian. */
  wording?: `${'button' | 'guardian'}.offer` | `${'service' | 'guardian'}.${'privacy' | 'personal_data'}`;
}

/** Wording beside a consent's box, exactly as the ledger keeps it, with a link to the document. */
export function ConsentLabel({ document, wording }: ConsentLabelProps) {
  const t = useTranslations('consents');
  const words = useTranslations('consents.wordings');
  const language = useLocale();
  // A click on a link within a label follows the link and leaves the box alone: HTML says so.
  return words.rich(wording ?? `boxes.${document}`, {
    document: (text) => (
      <a
        key={document}
        href={documentPath(document, language)}
        target="_blank"
        rel="noopener"
        title={t('newTab')}
      >
        {text}
      </a>
    ),
  });
}
