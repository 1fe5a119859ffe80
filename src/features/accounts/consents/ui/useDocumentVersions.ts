import { useCallback, useEffect, useState } from 'react';
import { documentsApi } from '#features/publishing/documents/contract/documents.ts';
import { CallError, call } from '#ui/api.ts';
import type { DocumentVersions } from '../contract/consents.ts';
import { consentErrors } from '../errors.ts';
import type { ConsentDocument } from '../rules.ts';

/**
 * Versions of the documents that a form shows, sent along so that the ledger records what was really agreed
 * to.
 */
export function useDocumentVersions(documents: readonly ConsentDocument[]) {
  const [versions, setVersions] = useState<DocumentVersions>();
  const key = documents.join();

  const look = useCallback(() => {
    // Without an answer it sends none, and the versions in force count.
    const found = call(documentsApi.list, {}).catch(() => null);
    void found.then((answer) => answer && setVersions(only(answer.documents, key.split(','))));
  }, [key]);
  useEffect(look, [look]);

  /** Whether the form was refused because a document has a new version, which is then shown. */
  const haveChanged = useCallback(
    (error: unknown): boolean => {
      const changed = error instanceof CallError && error.body.code === consentErrors.document_changed.code;
      if (changed) look();
      return changed;
    },
    [look],
  );
  return { versions, haveChanged };
}

function only(listed: { document: string; version: number }[], wanted: string[]): DocumentVersions {
  const those = listed.filter(({ document }) => wanted.includes(document));
  return Object.fromEntries(those.map(({ document, version }) => [document, version]));
}
