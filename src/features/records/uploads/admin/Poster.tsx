import { Button, FileButton, Group, Slider, Text } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { choosePicture } from '#ui/chosenPicture.ts';
import type { LocalFilm } from './film.ts';
import styles from './UploadField.module.css';

/** Films begin in black more often than not. */
const firstChoiceSeconds = 2;

/** Cover of a video: one of its frames, or a picture of one's own. */
export function Poster({ film, onChange }: { film: LocalFilm; onChange: (dataUrl: string) => void }) {
  const t = useTranslations('uploads');
  const fields = useTranslations('fields');
  const [at, setAt] = useState(Math.min(firstChoiceSeconds, film.seconds / 2));
  const [picture, setPicture] = useState<string | null>(null);
  const [isOwn, setOwn] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  const changed = useRef(onChange);
  changed.current = onChange;

  useEffect(() => {
    if (isOwn) return;
    let isLatest = true;
    void film.frameAt(at).then((frame) => {
      if (!isLatest) return;
      setPicture(frame);
      changed.current(frame);
    });
    return () => {
      isLatest = false;
    };
  }, [film, at, isOwn]);

  async function useOwn(file: File | null): Promise<void> {
    if (!file) return;
    const own = await choosePicture(file);
    setProblem('problem' in own ? fields(own.problem) : null);
    if ('problem' in own) return;
    setOwn(true);
    setPicture(own.url);
    onChange(own.url);
  }

  return (
    <div className={styles.poster}>
      <Text fw={500} size="sm">
        {t('poster')}
      </Text>
      {picture && <img src={picture} alt={t('posterAlt')} className={styles.picture} />}
      {!isOwn && (
        <Slider
          min={0}
          max={Math.max(film.seconds - 0.1, 0.1)}
          step={0.1}
          defaultValue={at}
          label={clock}
          onChangeEnd={setAt}
          thumbLabel={t('frame')}
        />
      )}
      <Group gap="sm">
        <FileButton onChange={(file) => void useOwn(file)} accept="image/*">
          {(props) => (
            <Button variant="default" size="compact-sm" {...props}>
              {t('ownPicture')}
            </Button>
          )}
        </FileButton>
        {isOwn && (
          <Button variant="subtle" size="compact-sm" onClick={() => setOwn(false)}>
            {t('useFrame')}
          </Button>
        )}
      </Group>
      {problem && (
        <Text size="sm" c="bad" role="alert">
          {problem}
        </Text>
      )}
    </div>
  );
}

function clock(seconds: number): string {
  const whole = Math.floor(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}
