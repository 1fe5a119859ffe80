import { Anchor } from '@mantine/core';
import { Link, useParams, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { isLanguage, type Language, languages } from '#shared/i18n.ts';
import { PageHeader } from '#ui/panel/PageHeader.tsx';
import { QueryState } from '#ui/panel/QueryState.tsx';
import { useCall } from '#ui/panel/query.ts';
import { Tabs } from '#ui/panel/Tabs.tsx';
import { paths } from '#ui/paths.ts';
import type { Section } from '../contract/content.ts';
import { contentPanelApi, type EditedText } from '../contract/panel.ts';
import { contentPaths } from '../paths.ts';
import { SectionEditor } from './SectionEditor.tsx';
import { sectionShapes } from './sectionShapes.ts';

export default function SectionPage() {
  const { section = '' } = useParams();
  const t = useTranslations('contentPanel');
  const [search] = useSearchParams();
  const named = search.get('language');
  const language = isLanguage(named) ? named : 'ru';
  const known = section in sectionShapes ? (section as Section) : null;
  const texts = useCall(contentPanelApi.show, { section: section as Section });
  return (
    <>
      <PageHeader
        title={known ? t(`sections.${known}`) : t('title')}
        note={
          <Anchor component={Link} to={contentPaths.list} inherit>
            {t('back')}
          </Anchor>
        }
        action={
          <Anchor href={paths.home(language)} target="_blank" rel="noopener">
            {t('view')}
          </Anchor>
        }
      />
      <QueryState query={texts}>
        {({ texts, time_zone }) => (
          <>
            <Languages section={section} chosen={language} texts={texts} />
            {known && (
              <SectionEditor
                key={`${section} ${language}`}
                section={known}
                text={texts.find((text) => text.language === language) as EditedText}
                hasOwn={texts.some((text) => text.is_own)}
                timeZone={time_zone}
              />
            )}
          </>
        )}
      </QueryState>
    </>
  );
}

interface LanguagesProps {
  section: string;
  chosen: Language;
  texts: EditedText[];
}

/** The three languages, each with how its text stands to the Russian one. */
function Languages({ section, chosen, texts }: LanguagesProps) {
  const t = useTranslations('contentPanel');
  const names = useTranslations('languages');
  const stateOf = (language: Language) => {
    const state = texts.find((text) => text.language === language)?.state;
    return language !== 'ru' && state && state !== 'standard' && t(`states.${state}`);
  };
  return (
    <Tabs
      label={t('languages')}
      tabs={languages.map((language) => ({
        to: `${contentPaths.one(section)}${language === 'ru' ? '' : `?language=${language}`}`,
        label: [names(language), stateOf(language)].filter(Boolean).join(' · '),
        isCurrent: language === chosen,
      }))}
    />
  );
}
