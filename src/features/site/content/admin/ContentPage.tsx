import { Badge } from '@mantine/core';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import edit from '#ui/panel/edit.module.css';
import { useFormats } from '#ui/panel/formats.ts';
import { PageHeader } from '#ui/panel/PageHeader.tsx';
import { QueryState } from '#ui/panel/QueryState.tsx';
import { useCall } from '#ui/panel/query.ts';
import { SectionTabs } from '#ui/panel/SectionTabs.tsx';
import { contentPanelApi } from '../contract/panel.ts';
import { contentPaths } from '../paths.ts';

/** The sections of the public page, in its order. */
export default function ContentPage() {
  const t = useTranslations('contentPanel');
  const format = useFormats();
  const sections = useCall(contentPanelApi.list, {});
  return (
    <>
      <PageHeader title={t('title')} note={t('hint')} />
      <SectionTabs section="content" />
      <QueryState query={sections}>
        {({ sections }) => (
          <ul className={edit.rows}>
            {sections.map(({ section, written, outdated, is_demo, updated_at }) => (
              <li key={section}>
                <Link to={contentPaths.one(section)}>{t(`sections.${section}`)}</Link>
                {is_demo && (
                  <Badge variant="default" tt="none">
                    {t('demo')}
                  </Badge>
                )}
                {outdated.length > 0 && (
                  <Badge color="yellow" variant="light" c="dark" tt="none">
                    {t('outdated', { languages: inCapitals(outdated) })}
                  </Badge>
                )}
                <small>
                  {updated_at === null
                    ? t('isDefault')
                    : t('written', {
                        languages: inCapitals(written),
                        time: format.time(updated_at),
                      })}
                </small>
              </li>
            ))}
          </ul>
        )}
      </QueryState>
    </>
  );
}

function inCapitals(languages: readonly string[]): string {
  return languages.map((language) => language.toUpperCase()).join(', ');
}
