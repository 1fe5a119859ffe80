import { Title } from '@mantine/core';
import { useTranslations } from 'use-intl';
import edit from '#ui/panel/edit.module.css';
import { useFormats } from '#ui/panel/formats.ts';
import type { EditedDocument } from '../contract/panel.ts';
import { documentPath } from '../rules/documents.ts';

/** Every version so far, as visitors read it: consents name the one they were given to. */
export function DocumentVersions({ document, versions }: Pick<EditedDocument, 'document' | 'versions'>) {
  const t = useTranslations('documentsPanel');
  const format = useFormats();
  return (
    <section aria-labelledby="versions">
      <Title order={2} size="h5" mb="xs" mt="xl" id="versions">
        {t('versions')}
      </Title>
      <ul className={edit.rows}>
        {versions.map(({ version, published_at }, index) => (
          <li key={version}>
            <a href={documentPath(document, 'ru', version)} target="_blank" rel="noopener">
              {t('version', { version, date: format.time(published_at) })}
            </a>
            <small>{t(index === 0 ? 'isInForce' : 'isFormer')}</small>
          </li>
        ))}
      </ul>
    </section>
  );
}
