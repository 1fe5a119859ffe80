import { Button, FileButton, Group, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { minute } from '#shared/dates.ts';
import { type Language, languages, nameOfLanguage } from '#shared/i18n.ts';
import { useFailureText } from '#ui/panel/failure.ts';
import { UndoLine } from '#ui/panel/UndoLine.tsx';
import { useToast } from '#ui/Toast.tsx';
import { captionsApi } from '../contract/captions.ts';
import type { EditedLesson } from '../contract/lessons.ts';
import { mostCaptionBytes } from '../rules/lessons.ts';
import { ChosenCaptions } from './ChosenCaptions.tsx';
import styles from './Lessons.module.css';
import { useLessonCall } from './useLessonCall.ts';

/** One file per language, shown as it was read before it is saved. */
export function CaptionsEditor({ lesson }: { lesson: Pick<EditedLesson, 'id' | 'captions'> }) {
  const t = useTranslations('lessonForm.captions');
  const [captions, setCaptions] = useState(lesson.captions);
  return (
    <fieldset className={styles.group}>
      <legend>{t('title')}</legend>
      <div className={styles.stack}>
        <Text size="sm" c="dimmed">
          {t('hint')}
        </Text>
        {languages.map((language) => (
          <OneLanguage
            key={language}
            lessonId={lesson.id}
            language={language}
            isThere={captions.includes(language)}
            onChange={setCaptions}
          />
        ))}
      </div>
    </fieldset>
  );
}

interface OneLanguageProps {
  lessonId: string;
  language: Language;
  isThere: boolean;
  onChange(captions: Language[]): void;
}

/** A deletion can be undone while the form is open. */
function OneLanguage({ lessonId: id, language, isThere, onChange }: OneLanguageProps) {
  const t = useTranslations('lessonForm.captions');
  const toast = useToast();
  const failureText = useFailureText();
  const { run, isBusy } = useLessonCall();
  const [isGone, setGone] = useState(false);
  const [chosen, setChosen] = useState<string | null>(null);
  const words = {
    failed: (error: unknown) => t('failed', { reason: failureText(error) }),
    after: (answer: { captions: Language[] }) => onChange(answer.captions),
  };
  async function send(file: File | null): Promise<void> {
    if (!file) return;
    if (file.size > 2 * mostCaptionBytes) return toast('error', t('failed', { reason: t('tooLarge') }));
    setChosen(await base64(file));
  }
  async function save(text: string): Promise<void> {
    setGone(false);
    setChosen(null);
    await run(captionsApi.save, { id, language, text }, { ...words, done: t('saved') });
  }
  const name = nameOfLanguage(language);
  async function remove(): Promise<void> {
    const after = (answer: { captions: Language[] }) => {
      onChange(answer.captions);
      setGone(true);
    };
    await run(captionsApi.delete, { id, language }, { ...words, after, done: t('removed') });
  }
  async function bringBack(): Promise<void> {
    await run(captionsApi.restore, { id, language }, { ...words, done: t('restored') });
    setGone(false);
  }
  if (isGone && !isThere)
    return (
      <UndoLine
        text={t('gone', { language: name })}
        undo={t('undo')}
        forMs={10 * minute}
        isBusy={isBusy}
        onUndo={() => void bringBack()}
        onEnd={() => setGone(false)}
      />
    );
  if (chosen !== null)
    return (
      <ChosenCaptions file={chosen} onSave={(text) => void save(text)} onCancel={() => setChosen(null)} />
    );
  return (
    <Group gap="sm">
      <FileButton onChange={(file) => void send(file)} accept=".vtt,.srt,text/vtt,application/x-subrip">
        {(props) => (
          <Button variant="default" size="compact-sm" loading={isBusy} {...props}>
            {t(isThere ? 'replace' : 'choose', { language: name })}
          </Button>
        )}
      </FileButton>
      {isThere && (
        <Button variant="subtle" size="compact-sm" color="bad" loading={isBusy} onClick={() => void remove()}>
          {t('remove', { language: name })}
        </Button>
      )}
    </Group>
  );
}

async function base64(file: File): Promise<string> {
  const letters: string[] = [];
  for (const byte of new Uint8Array(await file.arrayBuffer())) letters.push(String.fromCharCode(byte));
  return btoa(letters.join(''));
}
