/** Walks over XML, forwards only: nothing of it is kept but the path to the element at hand. */
import { SaxesParser } from 'saxes';
import { TableUnreadable } from '#shared/foreignTables.ts';

export interface Walker {
  /** Names come without their prefixes. */
  open?(name: string, attributes: Record<string, string>): void;
  text?(text: string): void;
  close?(name: string): void;
}

/** Deeper than any part of a workbook. */
const deepest = 100;
/** Characters that XML does not know are in many files, and no reason to refuse the rest. */
const mostErrors = 1000;

/**
 * Yields after each piece, so that what the walker has found can be taken on.
 * @throws TableUnreadable damaged where elements are never closed, or stand too deep
 */
export async function* walked(pieces: AsyncIterable<string>, walker: Walker): AsyncGenerator<void> {
  const parser = new SaxesParser({ position: false, xmlns: false } as const);
  let [depth, errors, isWhole] = [0, 0, false];
  parser.on('error', () => {
    errors += 1;
    if (errors > mostErrors) throw new TableUnreadable('damaged', 1);
  });
  parser.on('opentag', ({ name, attributes }) => {
    depth += 1;
    if (depth > deepest) throw new TableUnreadable('damaged', 1);
    walker.open?.(localName(name), attributes);
  });
  parser.on('closetag', ({ name }) => {
    depth -= 1;
    isWhole ||= depth === 0;
    walker.close?.(localName(name));
  });
  parser.on('text', (text) => walker.text?.(text));
  parser.on('cdata', (text) => walker.text?.(text));
  let isEmpty = true;
  for await (const piece of pieces) {
    isEmpty = false;
    parser.write(piece);
    yield;
  }
  // What is still open when the parser is closed was never closed by the file.
  if (!isEmpty && !isWhole) throw new TableUnreadable('damaged', 1);
  parser.close();
}

/** The same of a part that is looked at as a whole. */
export async function walk(pieces: AsyncIterable<string>, walker: Walker): Promise<void> {
  for await (const _ of walked(pieces, walker));
}

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}
