import type { TextEncoding } from '#shared/foreignTables.ts';

/** As editors of text call them. */
export const encodingNames: Record<TextEncoding, string> = {
  'utf-8': 'UTF-8',
  'utf-16le': 'UTF-16 LE',
  'utf-16be': 'UTF-16 BE',
  'windows-1251': 'Windows-1251 (кириллица)',
  'koi8-r': 'KOI8-R (кириллица)',
  ibm866: 'CP866 (кириллица, DOS)',
  'x-mac-cyrillic': 'Mac (кириллица)',
  gb18030: 'GB18030, GBK (简体中文)',
  big5: 'Big5 (繁體中文)',
  'windows-1252': 'Windows-1252 (Latin)',
};
