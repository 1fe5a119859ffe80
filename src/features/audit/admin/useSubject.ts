import { useTranslations } from 'use-intl';
import type { AuditEntry } from '#features/audit/contract.ts';

/** What a deed was done to, in the reader's words. Of people whose data were erased nothing is left to name. */
export function useSubject(): (entry: AuditEntry) => string {
  const t = useTranslations();
  return ({ subject_kind: kind, subject_id: id, subject_label: label }) => {
    const [name = '', language] = id.split('.');
    const tail = language ? ` · ${language}` : '';
    if (kind === 'price') return `${t('audit.subjects.price')} · ${name}`;
    const key = keys[kind]?.(name);
    if (key && t.has(key as never)) return t(key as never) + tail;
    return label || t('audit.erased');
  };
}

const keys: Record<string, (name: string) => string> = {
  content: (section) => `contentPanel.sections.${section}`,
  school: (part) => `audit.subjects.${part}`,
  document: (document) => `documents.names.${document}`,
};
