/** Films that are sent in pieces to a school whose disk refuses syncs and whose power fails, several at once. */
import { createHash, randomBytes, randomInt } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { uploadsApi, uploadsPath } from '#features/records/uploads/contract.ts';
import { anMp4 } from '#test/films.ts';
import type { ServerProcess } from '#test/product.ts';
import type { CutDisk } from './cutDisk.ts';
import { type Care, open, signIn } from './diskSchool.ts';
import { kept } from './verdict.ts';

const rounds = 5;
const atOnce = 4;
/** Times that the power fails in a round while pieces are on their way, and once more when all are there. */
const cutsWithin = 2;
const pieceBytes = 300_000;

interface Film {
  id: string;
  bytes: Buffer;
}

/** A film reported ready is whole, whatever the disk refused and the power cut took. */
export async function filmsInPieces(disk: CutDisk, without: Care | null): Promise<void> {
  const school = await School.open(disk, without);
  const count = { whole: 0, refused: 0, damaged: 0 };
  for (let round = 0; round < rounds; round++) {
    const films = await Promise.all(Array.from({ length: atOnce }, () => school.begin()));
    for (let cut = 0; cut < cutsWithin; cut++) {
      const sending = films.map((film) => school.send(film, 3).catch(() => {}));
      await pause(randomInt(300, 1500));
      await school.failPower('cut torn');
      await Promise.all(sending);
    }
    await Promise.all(films.map((film) => school.send(film, Number.POSITIVE_INFINITY)));
    const areReady = await Promise.all(films.map((film) => school.finish(film)));
    await school.failPower('cut');
    for (const [index, film] of films.entries())
      count[areReady[index] ? await stateOf(disk, film) : 'refused']++;
  }
  await school.end();
  const all = rounds * atOnce;
  const figures = `${count.whole} of ${all} whole, ${count.refused} refused, ${count.damaged} damaged`;
  if (without) kept(`control: ${without} is caught for films`, count.damaged > 0, figures);
  else {
    const isKept = count.whole + count.refused === all;
    kept('a film that is called ready is whole', isKept, `${figures}; ${school.refusals} syncs refused`);
  }
}

async function stateOf({ folder }: CutDisk, { id, bytes }: Film): Promise<'whole' | 'damaged'> {
  const found = await readFile(join(folder, 'data/uploads', id)).catch(() => Buffer.alloc(0));
  return found.equals(bytes) ? 'whole' : 'damaged';
}

class School {
  refusals = 0;
  readonly #disk: CutDisk;
  readonly #without: Care | null;
  #url = '';
  #token = '';
  #process: ServerProcess | null = null;

  private constructor(disk: CutDisk, without: Care | null) {
    this.#disk = disk;
    this.#without = without;
  }

  static async open(disk: CutDisk, without: Care | null): Promise<School> {
    const school = new School(disk, without);
    await school.#start();
    school.#token = await signIn(school.#url, 'admin@podium.local', true);
    return school;
  }

  async begin(): Promise<Film> {
    const bytes = anMp4('avc1', randomBytes(1_500_000));
    const words = { purpose: 'video', name: 'film.mp4' };
    const metadata = Object.entries(words).map(([key, word]) => `${key} ${btoa(word)}`);
    const headers = { 'upload-length': String(bytes.length), 'upload-metadata': metadata.join(',') };
    const answer = await this.#ask('POST', uploadsPath, headers);
    return { id: answer.headers.get('location')?.split('/').at(-1) ?? '', bytes };
  }

  /** Sends `pieces` of them from where the school has got to; some of the syncs are refused. */
  async send({ id, bytes }: Film, pieces: number): Promise<void> {
    for (let sent = 0; sent < pieces; sent++) {
      const path = `${uploadsPath}/${id}`;
      const offset = Number((await this.#ask('HEAD', path)).headers.get('upload-offset') ?? Number.NaN);
      if (offset === bytes.length || Number.isNaN(offset)) return;
      const isRefused = randomInt(3) === 0;
      if (isRefused) await this.#disk.tell(`refuse 1 ${id}`);
      const piece = bytes.subarray(offset, offset + pieceBytes);
      const checksum = `sha256 ${createHash('sha256').update(piece).digest('base64')}`;
      const type = 'application/offset+octet-stream';
      const headers = { 'upload-offset': String(offset), 'content-type': type, 'upload-checksum': checksum };
      const answer = await this.#ask('PATCH', path, headers, piece);
      if (isRefused && answer.status === 503) this.refusals++;
    }
  }

  async finish({ id }: Film): Promise<boolean> {
    const path = uploadsApi.finish.path.replace('{id}', id);
    return (await this.#ask('POST', path, { 'content-type': 'application/json' }, Buffer.from('{}'))).ok;
  }

  async failPower(command: 'cut' | 'cut torn'): Promise<void> {
    await this.#process?.kill();
    await this.#disk.tell(command);
    await this.#start();
  }

  async end(): Promise<void> {
    await this.#process?.stop();
  }

  async #start(): Promise<void> {
    const { url, process } = await open(this.#disk, this.#without);
    this.#url = url;
    this.#process = process;
  }

  #ask(method: string, path: string, more: Record<string, string> = {}, body?: Buffer): Promise<Response> {
    const headers = { authorization: `Bearer ${this.#token}`, 'tus-resumable': '1.0.0', ...more };
    return fetch(this.#url + path, { method, headers, ...(body && { body: new Uint8Array(body) }) });
  }
}
