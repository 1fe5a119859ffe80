/** Type of a file by its content: names and declared types are the sender's word alone. */
import type { Storage } from '#server/storage/storage.ts';
import { kindOf, type Purpose } from '../rules.ts';
import { type Film, type ReadAt, readFilm } from './mp4.ts';
import type { UploadRow } from './store.ts';

export type Problem = 'upload_type' | 'upload_hevc' | 'upload_codec';
/** `seconds`: length of a film, where the file says it. */
type Verdict = { mediaType: string; seconds: number | null } | { problem: Problem };

/** Enough for every signature, and for the first names within an archive. */
const headBytes = 4096;

/** Identifies a complete file, or gives the reason why it does not serve its purpose. */
export async function examine(
  storage: Storage,
  { id, purpose, name, size_bytes }: Pick<UploadRow, 'id' | 'purpose' | 'name' | 'size_bytes'>,
): Promise<Verdict> {
  const readAt = windowed(storage, id, size_bytes);
  const head = await readAt(0, Math.min(headBytes, size_bytes));
  const mediaType = signatureOf(head, name) ?? (kindOf(purpose) === 'table' ? plainText(head) : null);
  if (!mediaType || !isFit(mediaType, purpose)) return { problem: 'upload_type' };
  if (!isFit('video/mp4', purpose) || mediaType !== 'video/mp4') return { mediaType, seconds: null };
  return verdictOn(await readFilm(readAt, size_bytes));
}

/** Codecs that every current browser plays within MP4. */
const playable = ['avc1', 'avc3', 'av01', 'vp09'];
const hevc = ['hvc1', 'hev1', 'dvh1', 'dvhe'];

function verdictOn({ codecs, seconds }: Film): Verdict {
  if (codecs.length === 0) return { problem: 'upload_type' };
  if (codecs.some((codec) => hevc.includes(codec))) return { problem: 'upload_hevc' };
  if (!codecs.every((codec) => playable.includes(codec))) return { problem: 'upload_codec' };
  // QuickTime files as well: browsers play them as MP4, and as nothing else.
  return { mediaType: 'video/mp4', seconds };
}

const fits: Record<ReturnType<typeof kindOf>, RegExp> = {
  video: /^video\//,
  clip: /^video\//,
  captions: /^text\/vtt$/,
  picture: /^image\/(?:png|jpeg|webp|avif)$/,
  material: /^(?:image|audio)\/|^application\//,
  table: /^text\/csv$|spreadsheetml\.sheet$/,
};

function isFit(mediaType: string, purpose: Purpose): boolean {
  return fits[kindOf(purpose)].test(mediaType);
}

function signatureOf(head: Buffer, name: string): string | null {
  const text = head.toString('latin1');
  const simple = signatures.find(
    ([start, , says = '']) => text.startsWith(start) && text.slice(0, 100).includes(says),
  );
  if (simple) return simple[1];
  if (text.slice(4, 8) === 'ftyp') return brandOf(text.slice(8, 12));
  // Old QuickTime files have no brand; their boxes tell.
  if (/^(?:moov|mdat|wide|free)$/.test(text.slice(4, 8))) return 'video/mp4';
  if (text.startsWith('PK\u0003\u0004')) return archiveType(text, name);
  if (text.startsWith('\u00d0\u00cf\u0011\u00e0')) return officeTypes[`old ${endingOf(name)}`] ?? null;
  return null;
}

/** Text in whatever encoding: nothing in it is a control character, unless each second byte is. */
function plainText(head: Buffer): string | null {
  const isWide = /^(?:\u00ff\u00fe|\u00fe\u00ff)/.test(head.toString('latin1', 0, 2));
  const isControl = (byte: number) => byte < 9 || (byte > 13 && byte < 32);
  return isWide || !head.some(isControl) ? 'text/csv' : null;
}

/** How a file begins, byte for byte, and what its first hundred bytes say besides. */
const signatures: [start: string, mediaType: string, says?: string][] = [
  ['%PDF-', 'application/pdf'],
  ['\u0089PNG\r\n', 'image/png'],
  ['\u00ff\u00d8\u00ff', 'image/jpeg'],
  ['GIF8', 'image/gif'],
  ['RIFF', 'image/webp', 'WEBP'],
  ['RIFF', 'audio/wav', 'WAVE'],
  ['OggS', 'audio/ogg'],
  ['fLaC', 'audio/flac'],
  ['ID3', 'audio/mpeg'],
  ['\u00ff\u00fb', 'audio/mpeg'],
  ['\u00ff\u00f3', 'audio/mpeg'],
  ['\u00ff\u00f2', 'audio/mpeg'],
  ['\u001aE\u00df\u00a3', 'video/webm', 'webm'],
  ['WEBVTT', 'text/vtt'],
  ['\u00ef\u00bb\u00bfWEBVTT', 'text/vtt'],
];

function brandOf(brand: string): string {
  if (/^(?:avif|avis)$/.test(brand)) return 'image/avif';
  if (/^(?:heic|heix|mif1|msf1)$/.test(brand)) return 'image/heic';
  return /^M4[AB] $/.test(brand) ? 'audio/mp4' : 'video/mp4';
}

const office = 'application/vnd.openxmlformats-officedocument';
const officeTypes: Record<string, string> = {
  docx: `${office}.wordprocessingml.document`,
  xlsx: `${office}.spreadsheetml.sheet`,
  pptx: `${office}.presentationml.presentation`,
  'old doc': 'application/msword',
  'old xls': 'application/vnd.ms-excel',
  'old ppt': 'application/vnd.ms-powerpoint',
};

/** Office documents are archives too, recognised by their first entries; the extension says which one. */
function archiveType(text: string, name: string): string {
  const openDocument = /mimetype(application\/vnd\.oasis\.opendocument\.[a-z]+)/.exec(text)?.[1];
  if (openDocument) return openDocument;
  const isOffice = text.includes('[Content_Types].xml');
  return (isOffice && officeTypes[endingOf(name)]) || 'application/zip';
}

function endingOf(name: string): string {
  return /\.(\w+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
}

const windowBytes = 64 * 1024;

/** Reads pieces of the file through one window, so that boxes that stand close together cost one reading. */
function windowed(storage: Storage, file: string, sizeBytes: number): ReadAt {
  let start = 0;
  let bytes = Buffer.alloc(0);
  return async (from, length) => {
    if (from < start || from + length > start + bytes.length) {
      const to = Math.min(from + Math.max(length, windowBytes), sizeBytes) - 1;
      if (to < from) return Buffer.alloc(0);
      const pieces: Buffer[] = [];
      for await (const piece of await storage.read(file, { from, to })) pieces.push(piece as Buffer);
      start = from;
      bytes = Buffer.concat(pieces);
    }
    return bytes.subarray(from - start, from - start + length);
  };
}
