import { use, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { second } from '#shared/dates.ts';
import { FilesContext } from '#ui/panel/useFilesUnderWay.ts';
import { kindOf, type Purpose } from '../rules.ts';
import { type LocalFilm, openFilm } from './film.ts';
import { type SentUpload, useUpload } from './useUpload.ts';

export interface UploadedFile extends SentUpload {
  /** Duration of a video. */
  seconds?: number;
  /** Cover of a video. */
  posterDataUrl?: string;
}

/** A form that waits takes the cover of a video along, which a browser may be slow to draw. */
const coverMs = 5 * second;

/** The file that was chosen, from its first look to its arrival; a video is opened before it is sent. */
export function useChosenFile(purpose: Purpose, onUploaded: (upload: UploadedFile) => void) {
  const t = useTranslations('uploads');
  const [problem, setProblem] = useState<string | null>(null);
  const [isReading, setReading] = useState(false);
  const [file, setFile] = useState<File | null>(null);
  const [film, setFilm] = useState<LocalFilm | null>(null);
  const files = use(FilesContext);
  /** As it is at this moment: the file may arrive, or its cover be drawn, between two renderings. */
  const now = useRef<Chosen>(nothingChosen);
  const settled = useRef((_hasArrived: boolean) => {});
  const upload = useUpload(purpose, {
    onSent: (arrived) => tell({ sent: arrived }),
    onFailed: () => settled.current(false),
    goesOn: () => files?.isAwaited() ?? false,
  });
  useEffect(() => () => film?.close(), [film]);
  useEffect(() => () => void (files?.isAwaited() || settled.current(false)), [files]);

  function tell(change: Partial<Chosen>): void {
    now.current = { ...now.current, ...change };
    const { sent, film, poster } = now.current;
    if (!sent) return;
    onUploaded(described(sent, film, poster));
    const awaitsCover = purpose === 'video' && film && !poster;
    if (awaitsCover) setTimeout(settled.current, coverMs, true);
    else settled.current(true);
  }

  function begin(chosen: File | null): void {
    setProblem(null);
    setFilm(null);
    setFile(chosen);
    now.current = nothingChosen;
    settled.current(false);
    if (chosen) settled.current = files?.begin() ?? settled.current;
  }

  async function choose(chosen: File | null): Promise<void> {
    if (!chosen) return;
    begin(chosen);
    if (purpose === 'video' || kindOf(purpose) === 'clip') {
      setReading(true);
      const opened = await openFilm(chosen);
      setReading(false);
      if (!opened) {
        settled.current(false);
        return setProblem(t('unplayable'));
      }
      setFilm(opened);
      now.current = { ...now.current, film: opened };
    }
    await upload.start(chosen);
  }

  function cancel(): void {
    upload.cancel();
    begin(null);
  }

  function goOn(): void {
    if (upload.state.step === 'failed') settled.current = files?.begin() ?? settled.current;
    upload.goOn();
  }

  return {
    file,
    film,
    problem,
    isReading,
    choose,
    cancel,
    upload: { ...upload, goOn },
    changePoster: (poster: string) => tell({ poster }),
  };
}

interface Chosen {
  sent: SentUpload | null;
  film: LocalFilm | null;
  poster: string | null;
}
const nothingChosen: Chosen = { sent: null, film: null, poster: null };

function described(sent: SentUpload, film: LocalFilm | null, poster: string | null): UploadedFile {
  return {
    ...sent,
    ...(film && { seconds: Math.max(1, Math.round(film.seconds)) }),
    ...(poster && { posterDataUrl: poster }),
  };
}
