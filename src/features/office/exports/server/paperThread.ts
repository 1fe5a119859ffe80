/** The thread of `paper.ts`: a table of A4 landscape, whose heading is repeated on every page. */
import { parentPort } from 'node:worker_threads';
import pdfmake, { type TableCell } from 'pdfmake';
import { setInType } from '#features/teaching/certificates/server/typefaces.ts';
import type { PaperAnswer, PaperHead, PaperOrder } from './paper.ts';

/** Points: what A4 has between margins, less what stands between cells. */
const page = { width: 841.89, margin: 28, betweenCells: 8.6 };
const colours = { ink: '#15110E', graphite: '#5C544D' };
/** In characters: no column is judged narrower or wider. */
const [narrowest, widest] = [5, 28];

let head: PaperHead;
const rows: (readonly string[])[] = [];

parentPort!.on('message', async (order: PaperOrder) => {
  if ('head' in order) head = order.head;
  else if ('rows' in order) rows.push(...order.rows);
  else {
    const answer: PaperAnswer = await set().catch((error: Error) => ({ problem: String(error.message) }));
    parentPort!.postMessage(answer);
  }
});

async function set(): Promise<PaperAnswer> {
  const paths = new Set(Object.values(head.fonts).map(({ normal }) => normal));
  pdfmake.setUrlAccessPolicy(() => false);
  pdfmake.setLocalAccessPolicy((path) => paths.has(path));
  pdfmake.setFonts(head.fonts);
  const shares = sharesOf();
  const room = page.width - 2 * page.margin - head.headings.length * page.betweenCells;
  const total = shares.reduce((sum, share) => sum + share, 0);
  const fontSize = head.headings.length > 9 ? 6.5 : 8;
  const document = pdfmake.createPdf({
    pageSize: 'A4',
    pageOrientation: 'landscape',
    pageMargins: page.margin,
    info: { title: head.title, author: 'Podium', subject: head.title },
    defaultStyle: { font: 'Roboto', fontSize, color: colours.ink },
    content: [
      { text: setInType(head.title), fontSize: 16 },
      { text: setInType(head.made), color: colours.graphite, margin: [0, 2, 0, 10] },
      {
        layout: 'lightHorizontalLines',
        table: {
          headerRows: 1,
          widths: shares.map((share) => (room * share) / total),
          body: [
            head.headings.map((text) => cellOf(text, { color: colours.graphite })),
            ...rows.map((row) =>
              row.map((text, index) => cellOf(text, head.isNumber[index] ? { alignment: 'right' } : {})),
            ),
          ],
        },
      },
    ],
    footer: (number, count) => ({
      text: `${number} / ${count}`,
      alignment: 'center',
      color: colours.graphite,
      fontSize: 7,
    }),
  });
  return { bytes: Uint8Array.from(await document.getBuffer()) };
}

/** A column's share of the page follows the longest of its texts, as far as that is not out of all proportion. */
function sharesOf(): number[] {
  return head.headings.map((heading, index) => {
    const longest = rows
      .slice(0, 500)
      .reduce((most, row) => Math.max(most, row[index]!.length), heading.length);
    return Math.min(Math.max(longest, narrowest), widest);
  });
}

/** A word that is longer than any line, such as an address, goes on in the next one. */
function cellOf(text: string, style: Partial<TableCell>): TableCell {
  const isLong = /\S{16}/.test(text);
  const runs = setInType(text);
  const plain = runs.every(({ font }) => font === 'Roboto');
  return { text: plain ? text : runs, ...style, ...(isLong && { wordBreak: 'break-all' as const }) };
}
