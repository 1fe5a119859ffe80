/** Papers of every feature, as files to send: set in the fonts of typefaces.ts, once for the same content. */
import type { DocumentDefinition } from 'pdfmake';
import type { Context } from '#server/context.ts';
import { drawing, drawn } from '#server/drawings/drawings.ts';
import { setPdf } from '#server/drawings/pdf.ts';
import { etagOf } from '#server/etags.ts';
import type { SentFile } from '#shared/files.ts';
import { fontFiles } from './typefaces.ts';

export interface Printing {
  /** The file's name. */
  name: string;
  document: DocumentDefinition;
  /** Pictures that the document names, as data URLs; another picture has another name. */
  pictures?: (() => Promise<Record<string, string>>) | undefined;
}

/** The document as PDF. The caller has checked that the actor may have it. */
export function printed(ctx: Context, { name, document, pictures }: Printing): SentFile {
  const paper = drawing('pdf', document, async () =>
    setPdf({ document: { ...document, images: (await pictures?.()) ?? {} }, fonts: await fontFiles() }),
  );
  const etag = etagOf(paper.fingerprint);
  return { name, type: 'application/pdf', etag, bytes: () => drawn(ctx, paper) };
}
