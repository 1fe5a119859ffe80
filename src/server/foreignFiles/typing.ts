/** Tells by its content what a file is: names and declared types are the sender's word alone. */
import { fileTypeFromBlob } from 'file-type';
import { type Film, type ReadAt, readFilm } from './film.ts';

export interface TypedFile {
  /** A media type; null where nothing is recognised. */
  type: string | null;
  /** Nothing in its beginning is a control character. */
  isText: boolean;
  /** Of MP4, QuickTime and WebM files. */
  film: Film | null;
}

const headBytes = 4096;

export async function typeOf(readAt: ReadAt, sizeBytes: number): Promise<TypedFile> {
  const windowed = throughWindow(readAt, sizeBytes);
  const head = await windowed(0, Math.min(headBytes, sizeBytes));
  const type = await typeIn(windowed, sizeBytes);
  const isFilm = type !== null && /^video\/(?:mp4|quicktime|x-m4v|webm|matroska)$/.test(type);
  return { type, isText: isText(head), film: isFilm ? await readFilm(windowed, sizeBytes) : null };
}

async function typeIn(readAt: ReadAt, size: number): Promise<string | null> {
  // All that the library asks of a file: it reads where it likes, and not the whole.
  const blob = {
    size,
    type: '',
    slice: (from: number, to: number) => ({
      async arrayBuffer() {
        const bytes = await readAt(from, Math.min(to, size) - from);
        return new Uint8Array(bytes).buffer;
      },
    }),
  };
  const found = await fileTypeFromBlob(blob as unknown as Blob);
  return found?.mime ?? null;
}

/** Text in whatever encoding: nothing in it is a control character. */
function isText(head: Buffer): boolean {
  return isPlain(head) || (['utf-16le', 'utf-16be'] as const).some((encoding) => isWideText(head, encoding));
}

function isPlain(bytes: Iterable<number>): boolean {
  for (const byte of bytes) if (byte < 9 || (byte > 13 && byte < 32)) return false;
  return true;
}

/** Two bytes a character, with a mark or without one: other bytes are no text of which a tenth is English. */
function isWideText(head: Buffer, encoding: 'utf-16le' | 'utf-16be'): boolean {
  const text = new TextDecoder(encoding).decode(head.subarray(0, head.length & ~1));
  const english = text.match(/[\t\n\r -~]/g)?.length ?? 0;
  return (
    english * 10 > text.length &&
    !text.includes('\ufffd') &&
    isPlain([...text].map((it) => it.codePointAt(0)!))
  );
}

const windowBytes = 64 * 1024;

/** Pieces that stand close together cost one reading. */
function throughWindow(readAt: ReadAt, sizeBytes: number): ReadAt {
  let start = 0;
  let bytes: Buffer = Buffer.alloc(0);
  return async (from, length) => {
    if (from < start || from + length > start + bytes.length) {
      const wanted = Math.min(Math.max(length, windowBytes), sizeBytes - from);
      if (wanted <= 0) return Buffer.alloc(0);
      bytes = await readAt(from, wanted);
      start = from;
    }
    return bytes.subarray(from - start, from - start + length);
  };
}
