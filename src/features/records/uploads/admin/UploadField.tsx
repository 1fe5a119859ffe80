import { Button, FileButton, Group, Text } from '@mantine/core';
import { type DragEvent, use, useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { LeaveGuard } from '#ui/panel/LeaveGuard.tsx';
import { FilesContext } from '#ui/panel/useFilesUnderWay.ts';
import { kindOf, type Purpose } from '../rules.ts';
import { Poster } from './Poster.tsx';
import { SendingProgress } from './SendingProgress.tsx';
import { Unfinished } from './Unfinished.tsx';
import styles from './UploadField.module.css';
import { type UploadedFile, useChosenFile } from './useChosenFile.ts';
import { useSize } from './useSize.ts';

interface UploadFieldProps {
  purpose: Purpose;
  label: string;
  /** The file that is there already, or has just been sent. */
  value: { name: string; sizeBytes: number } | null;
  /** Once the file has arrived and been checked, and again when another cover is chosen for it. */
  onUploaded(upload: UploadedFile): void;
  /** Problem with the field, as found by the form. */
  error?: string | undefined;
}

const films = 'video/mp4,video/quicktime,video/webm,.mp4,.mov,.webm';
const accepted: Record<ReturnType<typeof kindOf>, string> = {
  video: films,
  clip: films,
  captions: '.vtt,text/vtt',
  picture: 'image/png,image/jpeg,image/webp,image/avif',
  table: '.csv,.xlsx,.txt',
  material: '.pdf,.zip,.doc,.docx,.xls,.xlsx,.ppt,.pptx,.odt,.ods,.odp,image/*,audio/*',
};

/** A file for a form: chosen or dropped, sent at once, paused and resumed; for a video its cover as well. */
export function UploadField({ purpose, label, value, onUploaded, error }: UploadFieldProps) {
  const t = useTranslations('uploads');
  const sizeText = useSize();
  const labelId = useId();
  const [isOver, setOver] = useState(false);
  const chosen = useChosenFile(purpose, onUploaded);
  const { file, film, isReading, upload, choose } = chosen;
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    void choose(event.dataTransfer.files[0] ?? null);
  };
  const { step } = upload.state;
  // A form asks by itself.
  const isAlone = use(FilesContext) === null;
  const isBusy = isReading || !['idle', 'failed'].includes(step);
  const shown =
    chosen.problem ?? (upload.state.step === 'failed' ? (upload.state.text ?? t('failed')) : error);

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be dropped on in every browser.
    <div
      role="group"
      aria-labelledby={labelId}
      className={styles.field}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={isBusy ? (event) => event.preventDefault() : drop}
    >
      <Text fw={500} size="sm" id={labelId}>
        {label}
      </Text>
      {isBusy && isAlone && <LeaveGuard kind="file" />}
      {value && !isBusy && (
        <Text size="sm" role="status" className={styles.name}>
          {t('ready', { name: value.name })} · {sizeText(value.sizeBytes)}
        </Text>
      )}
      {!isBusy && (
        <Group gap="sm">
          <FileButton onChange={(picked) => void choose(picked)} accept={accepted[kindOf(purpose)]}>
            {(props) => (
              <Button variant="default" {...props}>
                {value ? t('replace') : t('choose', { purpose: kindOf(purpose) })}
              </Button>
            )}
          </FileButton>
          {step === 'failed' && file && (
            <Button variant="default" onClick={upload.goOn}>
              {t('goOn')}
            </Button>
          )}
          <Text size="sm" c="dimmed" className={styles.drop}>
            {t('drop')}
          </Text>
        </Group>
      )}
      {isReading && (
        <Text size="sm" role="status">
          {t('reading')}
        </Text>
      )}
      {file && isBusy && !isReading && <SendingProgress file={file} {...upload} cancel={chosen.cancel} />}
      {film && purpose === 'video' && <Poster film={film} onChange={chosen.changePoster} />}
      {!isBusy && !value && <Unfinished purpose={purpose} />}
      {!isBusy && (
        <Text size="sm" c="dimmed">
          {t('hint', { purpose: kindOf(purpose) })}
        </Text>
      )}
      {shown && (
        <Text size="sm" c="bad" role="alert">
          {shown}
        </Text>
      )}
    </div>
  );
}
