/** Receives resumable uploads into a bucket, which keeps what it has acknowledged. */
import { createReadStream } from 'node:fs';
import { open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { S3Store } from '@tus/s3-store';
import type { KvStore, Upload } from '@tus/server';
import { AppError } from '#shared/errors.ts';
import { newId } from '../tokens.ts';
import { type PieceCheck, pieceCheck } from './pieceChecksum.ts';

/** Larger pieces have to come without a checksum: each waits on this machine's disk until it is checked. */
const mostCheckedBytes = 64 * 1024 * 1024;

export class BucketReceiver extends S3Store {
  readonly #records: KvStore;

  constructor(options: ConstructorParameters<typeof S3Store>[0], records: KvStore) {
    super(options);
    this.#records = records;
    this.extensions = ['creation', 'creation-with-upload', 'termination', 'checksum'];
  }

  override async write(piece: Readable, id: string, offset: number): Promise<number> {
    const check = pieceCheck();
    if (!check) return this.#append(piece, id, offset);
    const draft = join(tmpdir(), `podium-piece-${newId()}`);
    try {
      await writeChecked(draft, piece, check);
      return await this.#append(createReadStream(draft), id, offset);
    } finally {
      await rm(draft, { force: true });
    }
  }

  /** The bucket's own word; the row follows it. */
  override async getUpload(id: string): Promise<Upload> {
    const upload = await super.getUpload(id);
    await this.#records.set(id, upload);
    return upload;
  }

  async #append(piece: Readable, id: string, offset: number): Promise<number> {
    const end = await super.write(piece, id, offset);
    await this.getUpload(id);
    return end;
  }
}

/** Parts that a bucket has taken cannot be taken back: a piece is checked before it has any. */
async function writeChecked(path: string, piece: Readable, check: PieceCheck): Promise<void> {
  const file = await open(path, 'wx', 0o600);
  try {
    let length = 0;
    for await (const bytes of piece as AsyncIterable<Buffer>) {
      length += bytes.length;
      if (length > mostCheckedBytes) throw new AppError('payload_too_large');
      check.add(bytes);
      await file.writeFile(bytes);
    }
    check.end();
  } finally {
    await file.close();
  }
}
