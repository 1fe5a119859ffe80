import { Anchor } from '@mantine/core';
import { Link, useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { PageHeader } from '#ui/panel/PageHeader.tsx';
import { QueryState } from '#ui/panel/QueryState.tsx';
import { useCall } from '#ui/panel/query.ts';
import { documentsPanelApi } from '../contract/panel.ts';
import { documentPaths } from '../paths.ts';
import { type DocumentName, isDocumentName } from '../rules/documents.ts';
import { DocumentEditor } from './DocumentEditor.tsx';
import { DocumentVersions } from './DocumentVersions.tsx';

export default function DocumentEditPage() {
  const { document: name } = useParams();
  const t = useTranslations('documentsPanel');
  const names = useTranslations('documents.names');
  const document = useCall(documentsPanelApi.show, { document: name as DocumentName });
  return (
    <>
      <PageHeader
        title={isDocumentName(name) ? names(name) : t('title')}
        note={
          <Anchor component={Link} to={documentPaths.list} inherit>
            {t('back')}
          </Anchor>
        }
      />
      <QueryState query={document}>
        {(saved) => (
          <>
            <DocumentEditor key={saved.document} saved={saved} />
            <DocumentVersions document={saved.document} versions={saved.versions} />
          </>
        )}
      </QueryState>
    </>
  );
}
