import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import type { DetailedError, Upload } from 'tus-js-client';
import { second } from '#shared/dates.ts';
import { call } from '#ui/api.ts';
import { currentLanguage } from '#ui/language.ts';
import { readToken } from '#ui/session.ts';
import { uploadsApi, uploadsPath } from '../contract.ts';
import type { Purpose } from '../rules.ts';
import { unfinished } from './unfinished.ts';

export interface SentUpload {
  id: string;
  name: string;
  sizeBytes: number;
}

export type UploadState =
  | { step: 'idle' }
  | { step: 'sending' | 'paused' | 'offline'; sentBytes: number; bytesPerSecond: number }
  | { step: 'checking' }
  | { step: 'failed'; text: string | null };

const megabyte = 1024 * 1024;
/** A piece that takes much longer would be cut off by the server, and a larger one refused by a proxy. */
const pieceMs = 5 * second;
const smallestPiece = megabyte / 4;
const largestPiece = 16 * megabyte;

const againMs = 15 * second;
const retryDelays = [0, 1, 3, 5, 10, 20, 30].map((seconds) => seconds * second);

interface Ends {
  onSent(upload: SentUpload): void;
  /** Refused, or its check failed. */
  onFailed(): void;
  /** Whether the file goes on though the field that sends it is gone. */
  goesOn(): boolean;
}

/** Sends one file in pieces, from where an earlier attempt at the same file ended. */
export function useUpload(purpose: Purpose, ends: Ends) {
  const [state, setState] = useState<UploadState>({ step: 'idle' });
  const current = useRef<Upload | null>(null);
  const sent = useRef({ bytes: 0, begunAt: 0, begunBytes: 0 });
  const latest = useRef(ends);
  latest.current = ends;

  const show = useCallback((step: 'sending' | 'paused' | 'offline') => {
    const { bytes, begunAt, begunBytes } = sent.current;
    const seconds = (Date.now() - begunAt) / second;
    setState({ step, sentBytes: bytes, bytesPerSecond: seconds > 1 ? (bytes - begunBytes) / seconds : 0 });
  }, []);

  const fail = useCallback((text: string | null) => {
    setState({ step: 'failed', text });
    latest.current.onFailed();
  }, []);

  const goOn = useCallback(() => {
    sent.current.begunAt = 0;
    show('sending');
    current.current?.start();
  }, [show]);

  const isGone = useGone(current, { state, goOn, goesOn: () => latest.current.goesOn() });

  const start = useCallback(
    async (file: File) => {
      const upload = await prepare(file, purpose, {
        onProgress(bytes) {
          if (sent.current.begunAt === 0) sent.current = { bytes, begunAt: Date.now(), begunBytes: bytes };
          sent.current.bytes = bytes;
          show('sending');
        },
        async onSuccess() {
          setState({ step: 'checking' });
          try {
            const { id, name, size_bytes } = await call(uploadsApi.finish, { id: idOf(current.current) });
            setState({ step: 'idle' });
            latest.current.onSent({ id, name, sizeBytes: size_bytes });
          } catch (error) {
            fail(error instanceof Error ? error.message : null);
          }
        },
        onError(error) {
          const response = 'originalResponse' in error ? error.originalResponse : null;
          if (response) return fail(detailOf(response.getBody()));
          show('offline');
          if (isGone.current) setTimeout(goOn, againMs);
        },
      });
      current.current = upload;
      sent.current = { bytes: 0, begunAt: 0, begunBytes: 0 };
      show('sending');
      upload.start();
    },
    [purpose, show, fail, goOn, isGone],
  );

  const pause = useCallback(() => {
    void current.current?.abort();
    show('paused');
  }, [show]);

  const cancel = useCallback(() => {
    void current.current?.abort(true).catch(() => {});
    current.current = null;
    setState({ step: 'idle' });
  }, []);

  useReconnect(state.step === 'offline', goOn);

  return { state, start, pause, goOn, cancel };
}

/**
 * The part that arrived stays with the server, and the upload goes on when the same file is chosen again; or by itself
 * where a form waits for it.
 */
function useGone(
  current: RefObject<Upload | null>,
  now: { state: UploadState; goOn(): void; goesOn(): boolean },
): RefObject<boolean> {
  const isGone = useRef(false);
  const latest = useRef(now);
  latest.current = now;
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
      const { state, goOn, goesOn } = latest.current;
      if (!goesOn()) void current.current?.abort();
      else if (state.step === 'paused' || state.step === 'offline') goOn();
    };
  }, [current]);
  return isGone;
}

/** Tries again once the network is there, and now and then: the server may be away while it is. */
function useReconnect(isOffline: boolean, goOn: () => void): void {
  useEffect(() => {
    if (!isOffline) return;
    window.addEventListener('online', goOn);
    const again = setTimeout(goOn, againMs);
    return () => {
      window.removeEventListener('online', goOn);
      clearTimeout(again);
    };
  }, [isOffline, goOn]);
}

interface Callbacks {
  onProgress(sentBytes: number): void;
  onSuccess(): void;
  onError(error: Error | DetailedError): void;
}

async function prepare(file: File, purpose: Purpose, callbacks: Callbacks): Promise<Upload> {
  // Loaded with the first file.
  const tus = await import('tus-js-client');
  let begunAt = Date.now();
  const upload = new tus.Upload(file, {
    endpoint: uploadsPath,
    metadata: { purpose, name: file.name },
    chunkSize: megabyte,
    retryDelays,
    urlStorage: unfinished,
    fingerprint: async () => [purpose, file.name, file.size, file.lastModified].join('/'),
    removeFingerprintOnSuccess: true,
    onBeforeRequest(request) {
      begunAt = Date.now();
      request.setHeader('authorization', `Bearer ${readToken() ?? ''}`);
      request.setHeader('accept-language', currentLanguage());
    },
    onChunkComplete(bytes) {
      const fitting = (bytes * pieceMs) / Math.max(Date.now() - begunAt, 1);
      upload.options.chunkSize = Math.round(Math.min(Math.max(fitting, smallestPiece), largestPiece));
    },
    onShouldRetry: (error) => mayPass(error.originalResponse?.getStatus() ?? 0),
    ...callbacks,
  });
  const [earlier] = await upload.findPreviousUploads();
  if (earlier) upload.resumeFromPreviousUpload(earlier);
  return upload;
}

/** A cut line, a busy server, a piece that came twice; not a refusal. */
function mayPass(status: number): boolean {
  return [0, 408, 409, 423, 429].includes(status) || (status >= 500 && status !== 507);
}

function idOf(upload: Upload | null): string {
  return upload?.url?.split('/').at(-1) ?? '';
}

function detailOf(body: string): string | null {
  try {
    return (JSON.parse(body) as { detail?: string }).detail ?? null;
  } catch {
    return null;
  }
}
