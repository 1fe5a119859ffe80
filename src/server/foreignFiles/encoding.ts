/** Tells the encoding of a text, and reads it. Why a library, and which: docs/decisions/138. */
import { detect } from 'jschardet';
import type { TextEncoding } from '#shared/foreignTables.ts';

/** Of the whole file, as one mistaken byte says nothing. */
export function encodingOf(bytes: Uint8Array): TextEncoding {
  const marked = encodingByMark(bytes);
  if (marked) return marked;
  const telling = tellingLines(bytes);
  if (telling === '') return 'utf-8';
  if (isMostlyUtf8(telling)) return 'utf-8';
  const { encoding } = detect(telling, { detectEncodings: Object.keys(ourTrade), minimumThreshold: 0 });
  const found = ourTrade[encoding ?? ''] ?? 'windows-1251';
  if (found === 'windows-1252' || isCyrillic.includes(found))
    return isAmongLatin(telling) ? 'windows-1252' : isCyrillic.includes(found) ? found : 'windows-1251';
  return found;
}

/** Bytes that mean nothing in the encoding become U+FFFD; the text around them stays. */
export function decoded(bytes: Uint8Array, encoding: TextEncoding): string {
  return new TextDecoder(encoding).decode(bytes);
}

/** Encodings that files of schools come in, by the detector's names; all others would only win by mistake. */
const ourTrade: Record<string, TextEncoding> = {
  'UTF-8': 'utf-8',
  'UTF-16LE': 'utf-16le',
  'UTF-16BE': 'utf-16be',
  'Windows-1251': 'windows-1251',
  'KOI8-R': 'koi8-r',
  IBM866: 'ibm866',
  MacCyrillic: 'x-mac-cyrillic',
  GB18030: 'gb18030',
  Big5: 'big5',
  'Windows-1252': 'windows-1252',
};
const isCyrillic: readonly TextEncoding[] = ['windows-1251', 'koi8-r', 'ibm866', 'x-mac-cyrillic'];

function encodingByMark([one, two, three]: Uint8Array): TextEncoding | null {
  if (one === 0xef && two === 0xbb && three === 0xbf) return 'utf-8';
  if (one === 0xff && two === 0xfe) return 'utf-16le';
  return one === 0xfe && two === 0xff ? 'utf-16be' : null;
}

const enough = 128 * 1024;

/** Lines that are not English alone, a byte a character: from all over the file where there are many. */
function tellingLines(bytes: Uint8Array): string {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');
  if (isWide(text)) return text.slice(0, enough);
  const lines = text.split(/[\r\n]/).filter((line) => isForeign.test(line));
  const step = Math.ceil(lines.reduce((sum, { length }) => sum + length, 0) / enough);
  const telling = lines.filter((_, index) => index % step === 0).join('\n');
  return telling.slice(0, enough);
}

const isForeign = /[\u0080-\u00ff]/;

/** Two bytes a character without a mark: every second one of the separators is nought. */
function isWide(text: string): boolean {
  return /[\n;,\t]\0|\0[\n;,\t]/.test(text.slice(0, enough));
}

/** Letters of several bytes come about by chance in no other encoding; a file may have been cut or joined amiss. */
function isMostlyUtf8(telling: string): boolean {
  const [sound, all] = [letters.utf8, letters.all].map(
    (pattern) => telling.match(pattern)?.join('').length ?? 0,
  );
  return sound! > 0 && sound! >= all! * 0.8;
}

const letters = {
  all: /[\u0080-\u00ff]/g,
  utf8: /[\u00c2-\u00df][\u0080-\u00bf]|[\u00e0-\u00ef][\u0080-\u00bf]{2}|[\u00f0-\u00f4][\u0080-\u00bf]{3}/g,
};

/** `Zoë`: most foreign letters stand within English words, where no Cyrillic one would; «Имя» has none. */
function isAmongLatin(telling: string): boolean {
  const words = telling.match(/[a-z\u0080-\u00ff]+/gi)?.filter((word) => isForeign.test(word)) ?? [];
  return words.filter((word) => /[a-z]/i.test(word)).length * 2 > words.length;
}
