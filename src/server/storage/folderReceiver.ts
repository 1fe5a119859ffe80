/** Receives resumable uploads into a folder. The sender gets no byte confirmed that a power cut could lose. */
import { stat } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { DataStore, ERRORS, type KvStore, type Upload } from '@tus/server';
import { isMissing, keepFile, writeSynced } from '../files.ts';
import { pieceCheck } from './pieceChecksum.ts';

export class FolderReceiver extends DataStore {
  readonly #pathOf: (file: string) => string;
  readonly #records: KvStore;

  constructor(pathOf: (file: string) => string, records: KvStore) {
    super();
    this.#pathOf = pathOf;
    this.#records = records;
    this.extensions = ['creation', 'creation-with-upload', 'termination', 'checksum'];
  }

  override async create(upload: Upload): Promise<Upload> {
    await keepFile(this.#pathOf(upload.id), Buffer.alloc(0));
    return upload;
  }

  /** Bytes whose sync is refused, or whose checksum is wrong, lie beyond the confirmed ones: they are sent again. */
  override async write(piece: Readable, id: string, offset: number): Promise<number> {
    const end = await writeSynced(this.#pathOf(id), { piece, offset, check: pieceCheck() });
    const upload = await this.getUpload(id);
    upload.offset = end;
    await this.#records.set(id, upload);
    return end;
  }

  /** Its offset is the end of what is synced; the file may have more. */
  override async getUpload(id: string): Promise<Upload> {
    const upload = await this.#records.get(id);
    if (!upload) throw ERRORS.FILE_NOT_FOUND;
    try {
      const { size } = await stat(this.#pathOf(id));
      upload.offset = Math.min(upload.offset, size);
    } catch (error) {
      throw isMissing(error) ? ERRORS.FILE_NO_LONGER_EXISTS : error;
    }
    return upload;
  }
}
