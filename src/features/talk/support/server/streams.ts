/**
 * All live streams of a process, as server-sent events. What is sent is read from the database beyond each reader's own
 * cursor, so a cut stream goes on where it ended, in whichever process.
 */
import type { Readable } from 'node:stream';
import type { App } from '#server/app.ts';
import { watchVersion } from '#server/versions/versions.ts';
import { second } from '#shared/dates.ts';
import { AppError } from '#shared/errors.ts';
import { maxStaffStreams, maxStreams, maxStreamsOfMember, maxStreamsOfNetwork } from '../rules/limits.ts';
import { type Follower, LiveStream } from './liveStream.ts';
import { revisionsOf } from './store.ts';

const heartbeatMs = 15 * second;

const places = {
  visitor: { all: maxStreams, each: maxStreamsOfNetwork },
  staff: { all: maxStaffStreams, each: maxStreamsOfMember },
};

interface Watch {
  stop(): void;
  /** From then on no change is missed. */
  isReady: Promise<void>;
}

export class Streams {
  readonly #app: App;
  readonly #open = new Set<LiveStream>();
  #watch: Watch | null = null;
  #isClosed = false;
  #isLooking = false;
  #hasChanged = false;

  constructor(app: App) {
    this.#app = app;
  }

  /** @throws too_many_requests; unavailable while the process stops */
  async follow(follower: Follower): Promise<Readable> {
    if (this.#isClosed) throw new AppError('unavailable');
    this.#refuseCrowd(follower);
    const stream = new LiveStream(follower, this.#app.log);
    this.#open.add(stream);
    stream.readable.on('close', () => this.#leave(stream));
    this.#watch ??= this.#begin();
    const watch = this.#watch;
    await watch.isReady.catch((error: unknown) => {
      stream.readable.destroy();
      // The next reader begins another, though others who wait for this one may not have left yet.
      if (this.#watch === watch) this.#watch = null;
      watch.stop();
      throw error;
    });
    void stream.send();
    return stream.readable;
  }

  /** Staff have places of their own, so that strangers never keep them from the inbox. */
  #refuseCrowd({ reader: { kind, key } }: Follower): void {
    let [alike, own] = [0, 0];
    for (const { follower } of this.#open) {
      if (follower.reader.kind !== kind) continue;
      alike++;
      if (follower.reader.key === key) own++;
    }
    const { all, each } = places[kind];
    if (alike >= all) throw new AppError('unavailable');
    if (own >= each) throw new AppError('too_many_requests', { values: { unit: 'minutes', count: 1 } });
  }

  /** Ends all streams; their readers connect again, to whichever process is there. */
  close(): void {
    this.#isClosed = true;
    for (const stream of this.#open) stream.end();
  }

  /** Only while somebody reads. */
  #begin(): Watch {
    const closing = new AbortController();
    const beat = setInterval(() => {
      for (const stream of this.#open) stream.beat();
    }, heartbeatMs).unref();
    closing.signal.addEventListener('abort', () => clearInterval(beat), { once: true });
    const isReady = watchVersion(this.#app, {
      name: 'support',
      signal: closing.signal,
      onChange: () => void this.#look(),
    });
    return { stop: () => closing.abort(), isReady };
  }

  #leave(stream: LiveStream): void {
    this.#open.delete(stream);
    if (this.#open.size > 0) return;
    this.#watch?.stop();
    this.#watch = null;
  }

  /** One look at a time: changes that come during one share the next, however many they are. */
  async #look(): Promise<void> {
    this.#hasChanged = true;
    if (this.#isLooking) return;
    this.#isLooking = true;
    while (this.#hasChanged) {
      this.#hasChanged = false;
      await this.#wakeReaders();
    }
    this.#isLooking = false;
  }

  /** Those who have something new to read. */
  async #wakeReaders(): Promise<void> {
    const followed = [...this.#open].flatMap(({ follower }) => follower.conversationId ?? []);
    try {
      const revisions = await revisionsOf(this.#app.database.handle, [...new Set(followed)]);
      for (const stream of this.#open) {
        const { conversationId } = stream.follower;
        stream.wake(conversationId === null ? null : (revisions.get(conversationId) ?? null));
      }
    } catch (err) {
      this.#app.log.error({ err }, 'live streams could not be told of a change');
      // Nothing else would tell them of it: each looks for itself, or breaks off and is read again.
      for (const stream of this.#open) stream.wake(null);
    }
  }
}
