import { Badge } from '@mantine/core';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { type Language, languages } from '#shared/i18n.ts';
import edit from '#ui/panel/edit.module.css';
import { useFormats } from '#ui/panel/formats.ts';
import { PageHeader } from '#ui/panel/PageHeader.tsx';
import { QueryState } from '#ui/panel/QueryState.tsx';
import { useCall } from '#ui/panel/query.ts';
import { SectionTabs } from '#ui/panel/SectionTabs.tsx';
import { contentPanelApi, type TextState } from '../contract/panel.ts';
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
            {sections.map(({ section, states, is_demo, updated_at }) => (
              <li key={section}>
                <Link to={contentPaths.one(section)}>{t(`sections.${section}`)}</Link>
                {is_demo && (
                  <Badge variant="default" tt="none">
                    {t('demo')}
                  </Badge>
                )}
                {languages.map((language) => (
                  <State key={language} language={language} state={states[language]} />
                ))}
                <small>
                  {updated_at === null ? t('isDefault') : t('written', { time: format.time(updated_at) })}
                </small>
              </li>
            ))}
          </ul>
        )}
      </QueryState>
    </>
  );
}

const colors = { confirmed: 'green', original: 'green', outdated: 'yellow', missing: 'red' } as const;

/** How the text of a language stands to the Russian one; nothing where it is the standard text. */
function State({ language, state }: { language: Language; state: TextState }) {
  const t = useTranslations('contentPanel.states');
  if (state === 'standard') return null;
  return (
    <Badge color={colors[state]} variant="light" c="var(--mantine-color-text)" tt="none">
      {language.toUpperCase()} · {t(state)}
    </Badge>
  );
}
