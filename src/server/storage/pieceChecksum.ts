/** The checksum that a sender announces of a piece (https://tus.io/protocols/resumable-upload#checksum). */
import { AsyncLocalStorage } from 'node:async_hooks';
import { createHash } from 'node:crypto';
import { AppError } from '#shared/errors.ts';

export const checksumAlgorithms = ['sha1', 'sha256'] as const;

interface Checksum {
  algorithm: (typeof checksumAlgorithms)[number];
  digest: Buffer;
}

/** The library hands its stores a piece and nothing else of its request. */
const announced = new AsyncLocalStorage<Checksum | null>();

/** @throws malformed_request for a header of another form, or with an algorithm that is not offered */
export function checksumOf(header: string): Checksum {
  const [, name, encoded = ''] = /^(\w+) ([A-Za-z\d+/]+=*)$/.exec(header) ?? [];
  const algorithm = checksumAlgorithms.find((each) => each === name);
  const digest = Buffer.from(encoded, 'base64');
  const isWhole = algorithm && digest.length === createHash(algorithm).digest().length;
  if (!isWhole) throw new AppError('malformed_request');
  return { algorithm, digest };
}

/** Holds whatever `work` receives to the checksum, if there is one. */
export function withChecksum<T>(checksum: Checksum | null, work: () => Promise<T>): Promise<T> {
  return announced.run(checksum, work);
}

export interface PieceCheck {
  add(bytes: Buffer): void;
  /** @throws upload_damaged when the bytes added are others than those that were announced */
  end(): void;
}

/** Checks the piece that is being received; null where nothing was announced of it. */
export function pieceCheck(): PieceCheck | null {
  const checksum = announced.getStore();
  if (!checksum) return null;
  const hash = createHash(checksum.algorithm);
  return {
    add: (bytes) => void hash.update(bytes),
    end() {
      if (!hash.digest().equals(checksum.digest)) throw new AppError('upload_damaged');
    },
  };
}
