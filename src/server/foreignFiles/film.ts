/** What films and recordings hold. Why a library, and which: docs/decisions/139. */
import type { InputTrack } from 'mediabunny';

/** Bytes at a place of the file; fewer at its end. */
export type ReadAt = (from: number, length: number) => Promise<Buffer>;

export interface Film {
  /** By RFC 6381 where the file says so much, such as `avc1.640028`; else the container's own name. */
  pictures: string[];
  sounds: string[];
  /** Null where the file does not say, such as one that a browser has recorded. */
  seconds: number | null;
}

/** Nothing in it where it cannot be read. */
export async function readFilm(readAt: ReadAt, sizeBytes: number): Promise<Film> {
  const { CustomSource, Input, MATROSKA, MP4, QTFF, WEBM } = await import('mediabunny');
  const source = new CustomSource({
    getSize: () => sizeBytes,
    read: (from, to) => readAt(from, to - from),
    prefetchProfile: 'none',
  });
  const input = new Input({ formats: [MP4, QTFF, WEBM, MATROSKA], source });
  try {
    const tracks = await input.getTracks();
    const [pictures, sounds] = await Promise.all(
      ['video', 'audio'].map((type) =>
        Promise.all(tracks.filter((track) => track.type === type).map(codecOf)),
      ),
    );
    return { pictures: pictures!, sounds: sounds!, seconds: credible(await input.getDurationFromMetadata()) };
  } catch {
    return { pictures: [], sounds: [], seconds: null };
  } finally {
    input.dispose();
  }
}

async function codecOf(track: InputTrack): Promise<string> {
  const whole = await track.getCodecParameterString().catch(() => null);
  return whole ?? String(await track.getInternalCodecId());
}

/** The longest credible duration, a day: more is a mistake of the program that wrote the file. */
const longestSeconds = 86_400;

function credible(seconds: number | null): number | null {
  if (seconds === null) return null;
  return seconds > 0 && seconds <= longestSeconds ? Math.max(1, Math.round(seconds)) : null;
}
