/** Reads an archive piece by piece: what it says of its own sizes is not believed. */
import { createInflateRaw } from 'node:zlib';
import { mostUnpackedBytes, TableUnreadable } from '#shared/foreignTables.ts';

const pieceBytes = 64 * 1024;

export interface Entry {
  method: number;
  start: number;
  packed: number;
}

/** By name. @throws TableUnreadable */
export function entriesOf(bytes: Buffer): Map<string, Entry> {
  const end = bytes.lastIndexOf(Buffer.from('PK\u0005\u0006', 'latin1'));
  if (end === -1 || end + 22 > bytes.length) throw new TableUnreadable('damaged', 1);
  const entries = new Map<string, Entry>();
  let at = bytes.readUInt32LE(end + 16);
  for (let left = bytes.readUInt16LE(end + 10); left > 0; left -= 1) {
    if (at + 46 > bytes.length || bytes.readUInt32LE(at) !== 0x02014b50)
      throw new TableUnreadable('damaged', 1);
    const [nameLength, extra, comment] = [28, 30, 32].map((from) => bytes.readUInt16LE(at + from));
    const head = bytes.readUInt32LE(at + 42);
    if (head + 30 > bytes.length) throw new TableUnreadable('damaged', 1);
    const start = head + 30 + bytes.readUInt16LE(head + 26) + bytes.readUInt16LE(head + 28);
    const entry = { method: bytes.readUInt16LE(at + 10), packed: bytes.readUInt32LE(at + 20), start };
    entries.set(bytes.toString('utf8', at + 46, at + 46 + nameLength!), entry);
    at += 46 + nameLength! + extra! + comment!;
  }
  return entries;
}

/** Bytes that all parts together may still unpack to. */
export interface Room {
  left: number;
}

export function makeRoom(): Room {
  return { left: mostUnpackedBytes };
}

/** Text of an entry, in pieces; nothing for a missing entry. @throws TableUnreadable */
export async function* textIn(bytes: Buffer, entry: Entry | undefined, room: Room): AsyncGenerator<string> {
  if (!entry) return;
  const packed = bytes.subarray(entry.start, entry.start + entry.packed);
  const decoder = new TextDecoder();
  if (entry.method === 0) {
    takeFrom(room, packed.length);
    for (let at = 0; at < packed.length; at += pieceBytes)
      yield decoder.decode(packed.subarray(at, at + pieceBytes), { stream: true });
    return;
  }
  const inflate = createInflateRaw({ chunkSize: pieceBytes });
  inflate.end(packed);
  try {
    for await (const piece of inflate) {
      takeFrom(room, (piece as Buffer).length);
      yield decoder.decode(piece as Buffer, { stream: true });
    }
  } catch (error) {
    throw error instanceof TableUnreadable ? error : new TableUnreadable('damaged', 1);
  }
}

function takeFrom(room: Room, bytes: number): void {
  room.left -= bytes;
  if (room.left < 0) throw new TableUnreadable('too_large', 1);
}
