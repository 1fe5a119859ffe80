/** Reads an archive piece by piece: what it says of its own sizes is not believed. */
import { createInflateRaw } from 'node:zlib';
import { Unreadable } from '../rules/problems.ts';

interface Entry {
  method: number;
  start: number;
  packed: number;
}

/** All that a workbook may unpack to. */
const mostBytes = 300 * 1024 * 1024;

/** By name. @throws Unreadable */
export function entriesOf(bytes: Buffer): Map<string, Entry> {
  const end = bytes.lastIndexOf(Buffer.from('PK\u0005\u0006', 'latin1'));
  if (end === -1 || end + 22 > bytes.length) throw new Unreadable('damaged', 1);
  const entries = new Map<string, Entry>();
  let at = bytes.readUInt32LE(end + 16);
  for (let left = bytes.readUInt16LE(end + 10); left > 0; left -= 1) {
    if (at + 46 > bytes.length || bytes.readUInt32LE(at) !== 0x02014b50) throw new Unreadable('damaged', 1);
    const [nameLength, extra, comment] = [28, 30, 32].map((from) => bytes.readUInt16LE(at + from));
    const head = bytes.readUInt32LE(at + 42);
    if (head + 30 > bytes.length) throw new Unreadable('damaged', 1);
    const start = head + 30 + bytes.readUInt16LE(head + 26) + bytes.readUInt16LE(head + 28);
    const entry = { method: bytes.readUInt16LE(at + 10), packed: bytes.readUInt32LE(at + 20), start };
    entries.set(bytes.toString('utf8', at + 46, at + 46 + nameLength!), entry);
    at += 46 + nameLength! + extra! + comment!;
  }
  return entries;
}

/** Text of an entry, in pieces; nothing for a missing entry. @throws Unreadable */
export async function* textIn(bytes: Buffer, entry: Entry | undefined): AsyncGenerator<string> {
  if (!entry) return;
  const packed = bytes.subarray(entry.start, entry.start + entry.packed);
  const decoder = new TextDecoder();
  if (entry.method === 0) {
    yield decoder.decode(packed);
    return;
  }
  const inflate = createInflateRaw({ chunkSize: 64 * 1024 });
  inflate.end(packed);
  let size = 0;
  try {
    for await (const piece of inflate) {
      size += (piece as Buffer).length;
      if (size > mostBytes) throw new Unreadable('too_large', 1);
      yield decoder.decode(piece as Buffer, { stream: true });
    }
  } catch (error) {
    throw error instanceof Unreadable ? error : new Unreadable('damaged', 1);
  }
}
