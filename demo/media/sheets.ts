/** Sources of the demo's printed materials (`texts/*.md`), sheet by sheet. */
export type Line =
  | { kind: 'title' | 'heading' | 'item' | 'text'; text: string }
  /** Empty lines to write on: `___ 8`. */
  | { kind: 'ruled'; count: number }
  /** Frames for pictures, in points: `[ ] 150 220 3`. */
  | { kind: 'frames'; width: number; height: number; count: number };

export const frameGap = 12;

export function sheetsOf(source: string): Line[][] {
  return source
    .trim()
    .split('\n---\n')
    .map((sheet) => sheet.split('\n').map(lineOf));
}

function lineOf(line: string): Line {
  if (line.startsWith('## ')) return { kind: 'heading', text: line.slice(3) };
  if (line.startsWith('# ')) return { kind: 'title', text: line.slice(2) };
  if (line.startsWith('- ')) return { kind: 'item', text: `• ${line.slice(2)}` };
  if (line.startsWith('___ ')) return { kind: 'ruled', count: Number(line.slice(4)) };
  if (!line.startsWith('[ ] ')) return { kind: 'text', text: line };
  const [width = 0, height = 0, count = 1] = line.slice(4).split(' ').map(Number);
  return { kind: 'frames', width, height, count };
}
