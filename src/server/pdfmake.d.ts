/** As much of pdfmake as the server uses (https://pdfmake.github.io/docs/0.3): points, from the top left corner. */

interface Style {
  font?: string;
  fontSize?: number;
  lineHeight?: number;
  color?: string;
  alignment?: 'left' | 'right' | 'center';
  characterSpacing?: number;
  wordBreak?: 'break-all';
}
interface Place {
  absolutePosition?: { x: number; y: number };
  /** Left, top, right, bottom. */
  margin?: readonly [number, number, number, number];
}
type Shape =
  | {
      type: 'rect';
      x: number;
      y: number;
      w: number;
      h: number;
      color?: string;
      lineColor?: string;
      lineWidth?: number;
    }
  | { type: 'line'; x1: number; y1: number; x2: number; y2: number; lineColor?: string; lineWidth?: number };

export type Content = Place &
  (
    | (Style & { text: string | readonly (Style & { text: string })[]; link?: string })
    | { canvas: readonly Shape[] }
    | { qr: string; fit: number; foreground: string }
    | { image: string; fit: [width: number, height: number] }
    | { stack: readonly Content[]; unbreakable?: true }
    | { columns: readonly { width: number; stack: readonly Content[] }[] }
    | {
        table: { headerRows: number; widths: readonly number[]; body: readonly (readonly TableCell[])[] };
        layout: 'lightHorizontalLines';
      }
  );

export type TableCell = Style & { text: string | readonly (Style & { text: string })[] };

export interface DocumentDefinition {
  pageSize: 'A4';
  pageOrientation: 'landscape' | 'portrait';
  pageMargins: number;
  info: { title: string; author: string; subject: string };
  defaultStyle: Style;
  content: readonly Content[];
  /** By the names that the content gives them. */
  images?: Record<string, string>;
  footer?(page: number, pages: number): Content;
}

declare const pdfmake: {
  setFonts(fonts: Record<string, { normal: string }>): void;
  setUrlAccessPolicy(isAllowed: (url: string) => boolean): void;
  setLocalAccessPolicy(isAllowed: (path: string) => boolean): void;
  createPdf(document: DocumentDefinition): { getBuffer(): Promise<Buffer<ArrayBuffer>> };
};

// biome-ignore lint/style/noDefaultExport: the package has it.
export default pdfmake;
