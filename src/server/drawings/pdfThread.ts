/** The thread of `pdf.ts`: each message is a document to set. Laying one out takes a tenth of a second, all at a stretch. */
import { parentPort } from 'node:worker_threads';
import pdfmake from 'pdfmake';
import type { PdfAnswer, PdfOrder } from './pdf.ts';

pdfmake.setUrlAccessPolicy(() => false);

parentPort!.on('message', async ({ document, fonts }: PdfOrder) => {
  const answer = await set({ document, fonts }).catch((error: Error) => ({ problem: String(error.message) }));
  parentPort!.postMessage(answer);
});

async function set({ document, fonts }: PdfOrder): Promise<PdfAnswer> {
  const paths = new Set(Object.values(fonts).map(({ normal }) => normal));
  pdfmake.setFonts(fonts);
  pdfmake.setLocalAccessPolicy((path) => paths.has(path));
  return { bytes: Uint8Array.from(await pdfmake.createPdf(document).getBuffer()) };
}
