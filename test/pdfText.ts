/** Reads the text of a PDF that pdfmake has set, by nothing but the file: its fonts' tables say which sign is which. */
import { inflateSync } from 'node:zlib';

export function pdfText(bytes: Uint8Array): { text: string; pages: number } {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const objects = objectsOf(file);
  const all = [...objects.values()];
  const fonts = new Map<string, Map<number, string>>();
  for (const { head } of all)
    for (const [, name, font] of head.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const table = /\/ToUnicode (\d+) 0 R/.exec(objects.get(Number(font))?.head ?? '')?.[1];
      if (table) fonts.set(name!, signsOf(objects.get(Number(table))!.stream));
    }
  const pages = all.filter(({ head }) => /\/Type \/Page\b(?!s)/.test(head));
  const text = pages
    .map(({ head }) => drawnOn(objects.get(Number(/\/Contents (\d+) 0 R/.exec(head)![1]))!.stream, fonts))
    .join('\n');
  return { text, pages: pages.length };
}

function objectsOf(file: Buffer): Map<number, { head: string; stream: string }> {
  const latin = file.toString('latin1');
  const objects = new Map<number, { head: string; stream: string }>();
  for (const { 1: number, index } of latin.matchAll(/(?<=^|\n)(\d+) 0 obj\n/g)) {
    const end = latin.indexOf('endobj', index);
    const begin = latin.indexOf('stream\n', index);
    const isStream = begin >= 0 && begin < end;
    const head = latin.slice(index, isStream ? begin : end);
    const length = Number(/\/Length (\d+)/.exec(head)?.[1] ?? 0);
    const raw = file.subarray(begin + 7, begin + 7 + length);
    const isText = isStream && head.includes('FlateDecode') && !head.includes('/Length1');
    objects.set(Number(number), { head, stream: isText ? inflateSync(raw).toString('latin1') : '' });
  }
  return objects;
}

/** `<0000> <0005> [<0000> <0041> …]`: numbers of signs, and what they stand for. */
function signsOf(table: string): Map<number, string> {
  const signs = new Map<number, string>();
  for (const [, from, list] of table.matchAll(/<([0-9a-f]+)> <[0-9a-f]+> \[([^\]]*)\]/g))
    [...list!.matchAll(/<([0-9a-f ]+)>/g)].forEach(([, code], index) => {
      const units = code!.replaceAll(' ', '').match(/.{4}/g)!;
      signs.set(
        Number.parseInt(from!, 16) + index,
        String.fromCharCode(...units.map((unit) => Number.parseInt(unit, 16))),
      );
    });
  return signs;
}

/** Each piece in a line of its own. */
function drawnOn(stream: string, fonts: ReadonlyMap<string, Map<number, string>>): string {
  let font = new Map<number, string>();
  const lines: string[] = [];
  for (const [, name, pieces] of stream.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)) {
    if (name) font = fonts.get(name) ?? font;
    else
      lines.push(
        [...pieces!.matchAll(/<([0-9a-f]+)>/g)]
          .flatMap(([, signs]) => signs!.match(/.{4}/g)!)
          .map((sign) => font.get(Number.parseInt(sign, 16)) ?? '\ufffd')
          .join(''),
      );
  }
  return lines.join('\n');
}
