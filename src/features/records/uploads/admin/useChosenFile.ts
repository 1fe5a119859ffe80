import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { kindOf, type Purpose } from '../rules.ts';
import { type LocalFilm, openFilm } from './film.ts';
import { type SentUpload, useUpload } from './useUpload.ts';

export interface UploadedFile extends SentUpload {
  /** Duration of a video. */
  seconds?: number;
  /** Cover of a video. */
  posterDataUrl?: string;
}

/** The file that was chosen, from its first look to its arrival; a video is opened before it is sent. */
export function useChosenFile(purpose: Purpose, onUploaded: (upload: UploadedFile) => void) {
  const t = useTranslations('uploads');
  const [problem, setProblem] = useState<string | null>(null);
  const [isReading, setReading] = useState(false);
  const [file, setFile] = useState<File | null>(null);
  const [film, setFilm] = useState<LocalFilm | null>(null);
  const [poster, setPoster] = useState<string | null>(null);
  const [sent, setSent] = useState<SentUpload | null>(null);
  const upload = useUpload(purpose, (arrived) => {
    setSent(arrived);
    onUploaded(described(arrived, film, poster));
  });
  useEffect(() => () => film?.close(), [film]);

  function begin(chosen: File | null): void {
    setProblem(null);
    setSent(null);
    setPoster(null);
    setFilm(null);
    setFile(chosen);
  }

  async function choose(chosen: File | null): Promise<void> {
    if (!chosen) return;
    begin(chosen);
    if (purpose === 'video' || kindOf(purpose) === 'clip') {
      setReading(true);
      const opened = await openFilm(chosen);
      setReading(false);
      if (!opened) return setProblem(t('unplayable'));
      setFilm(opened);
    }
    await upload.start(chosen);
  }

  function changePoster(picture: string): void {
    setPoster(picture);
    if (sent) onUploaded(described(sent, film, picture));
  }

  function cancel(): void {
    upload.cancel();
    begin(null);
  }

  return { file, film, problem, isReading, upload, choose, changePoster, cancel };
}

function described(sent: SentUpload, film: LocalFilm | null, poster: string | null): UploadedFile {
  return {
    ...sent,
    ...(film && { seconds: Math.max(1, Math.round(film.seconds)) }),
    ...(poster && { posterDataUrl: poster }),
  };
}
