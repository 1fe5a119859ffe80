import { Button, Group, Text } from '@mantine/core';
import { diffArrays } from 'diff';
import { useTranslations } from 'use-intl';
import { cut } from '#shared/graphemes.ts';
import type { Language } from '#shared/i18n.ts';
import { useFormats } from '#ui/panel/formats.ts';
import { QueryState } from '#ui/panel/QueryState.tsx';
import { useCall } from '#ui/panel/query.ts';
import { useAction } from '#ui/panel/useAction.ts';
import { contentApi, type Section } from '../contract/content.ts';
import { editingApi, type TextVersion } from '../contract/editing.ts';
import { contentPanelApi, type EditedText } from '../contract/panel.ts';
import styles from './Editor.module.css';

interface VersionsProps {
  section: Section;
  text: EditedText;
  onTakenBack(text: EditedText): void;
}

/** The last texts of a section, newest first, each with what it changed. */
export function Versions({ section, text, onTakenBack }: VersionsProps) {
  const t = useTranslations('contentPanel.history');
  const { language, version } = text;
  const query = useCall(editingApi.history, { section, language });
  const { run, isBusy } = useAction(
    [contentPanelApi.list.path, contentPanelApi.show.path, contentApi.show.path, editingApi.history.path],
    t('unknown'),
  );
  const takeBack = async (id: string) => {
    const words = { done: () => t('done'), failed: (reason: string) => t('failed', { reason }) };
    const restored = await run(editingApi.takeBack, { id, version }, words);
    if (restored) onTakenBack(restored);
  };
  return (
    <QueryState query={query}>
      {({ versions }) =>
        versions.length === 0 ? (
          <Text c="dimmed">{t('empty')}</Text>
        ) : (
          <ol className={styles.versions}>
            {versions.map((one, index) => (
              <Version
                key={one.id}
                version={one}
                before={versions[index + 1]}
                language={language}
                isBusy={isBusy}
                onTakeBack={() => takeBack(one.id)}
              />
            ))}
          </ol>
        )
      }
    </QueryState>
  );
}

interface VersionProps {
  version: TextVersion;
  /** The one that it replaced; undefined for the first that is known. */
  before: TextVersion | undefined;
  language: Language;
  isBusy: boolean;
  onTakeBack(): void;
}

function Version({ version, before, language, isBusy, onTakeBack }: VersionProps) {
  const t = useTranslations('contentPanel.history');
  const format = useFormats();
  // The first of all may be the default that nobody chose at any time.
  const at = Date.parse(version.at) > 0 ? format.time(version.at) : t('always');
  return (
    <li>
      <Group justify="space-between" gap="xs">
        <Text fw={600} size="sm">
          {[at, version.by, !version.is_own && t('standard')].filter(Boolean).join(' · ')}
        </Text>
        {version.is_current ? (
          <Text size="sm" c="dimmed">
            {t('current')}
          </Text>
        ) : (
          <Button size="sm" variant="default" loading={isBusy} onClick={onTakeBack}>
            {t('takeBack')}
          </Button>
        )}
      </Group>
      <p className={styles.change} lang={language}>
        {changes(linesOf(before?.shown ?? version.shown), linesOf(version.shown), language)}
      </p>
    </li>
  );
}

/** Removed and added words, with the unchanged words beside them. */
function changes(before: string, after: string, language: Language) {
  const wordsOf = wordsIn(language);
  const parts = diffArrays(wordsOf(before), wordsOf(after));
  return parts.map(({ value: own, added, removed }, index) => {
    const value = own.join('');
    const key = `${index} ${value}`;
    if (added) return <ins key={key}>{value}</ins>;
    if (removed) return <del key={key}>{value}</del>;
    return <span key={key}>{shortened(value, parts.length > 1)}</span>;
  });
}

/** Firefox before 125 has no segmenter: it finds no words in Chinese, which then changes by the sentence. */
function wordsIn(language: Language): (text: string) => string[] {
  const words = 'Segmenter' in Intl ? new Intl.Segmenter(language, { granularity: 'word' }) : null;
  return (text) =>
    words ? [...words.segment(text)].map(({ segment }) => segment) : text.split(/([^\p{L}\p{N}]+)/u);
}

const besides = 60;

function shortened(text: string, isBeside: boolean): string {
  if (!isBeside || text.length <= 2 * besides + 10) return text;
  const start = cut(text, besides);
  return `${start} … ${text.slice(cut(text, text.length - besides).length)}`;
}

/** The texts of a section one below the other, without fields of other kinds. */
function linesOf(value: unknown): string {
  if (Array.isArray(value)) return value.map(linesOf).join('\n');
  if (value !== null && typeof value === 'object') return Object.values(value).map(linesOf).join('\n');
  return value === null || value === undefined ? '' : String(value);
}
