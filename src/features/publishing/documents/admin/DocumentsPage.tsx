import { Badge } from '@mantine/core';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import edit from '#ui/panel/edit.module.css';
import { useFormats } from '#ui/panel/formats.ts';
import { PageHeader } from '#ui/panel/PageHeader.tsx';
import { QueryState } from '#ui/panel/QueryState.tsx';
import { useCall } from '#ui/panel/query.ts';
import { SectionTabs } from '#ui/panel/SectionTabs.tsx';
import { documentsPanelApi } from '../contract/panel.ts';
import { documentPaths } from '../paths.ts';

/** The six documents of the footer, each with its version in force. */
export default function DocumentsPage() {
  const t = useTranslations('documentsPanel');
  const content = useTranslations('contentPanel');
  const format = useFormats();
  const documents = useCall(documentsPanelApi.list, {});
  return (
    <>
      <PageHeader title={content('title')} note={t('hint')} />
      <SectionTabs section="content" />
      <QueryState query={documents}>
        {({ documents }) => (
          <ul className={edit.rows}>
            {documents.map(({ document, title, version, published_at, languages, blanks }) => (
              <li key={document}>
                <Link to={documentPaths.one(document)}>{title}</Link>
                {blanks.length > 0 && (
                  <Badge variant="light" color="bad" tt="none">
                    {t('blanks', { count: blanks.length })}
                  </Badge>
                )}
                <small>
                  {t('inForce', { version, date: format.dayOf(published_at) })} ·{' '}
                  {languages.map((language) => language.toUpperCase()).join(', ')}
                </small>
              </li>
            ))}
          </ul>
        )}
      </QueryState>
    </>
  );
}
