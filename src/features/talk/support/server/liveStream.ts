/** One reader of live events. What it has not taken yet costs nothing: nothing more is read for it until then. */
import { Readable } from 'node:stream';
import type { Log } from '#server/log.ts';

/** A reader that takes nothing for this many heartbeats is cut off. */
const patience = 4;

/** The right to read has ended. */
export const over = Symbol('over');

export interface Follower {
  /** Its places count for a visitor's network, or for a member of staff's account. */
  reader: { kind: 'visitor' | 'staff'; key: string };
  /** The conversation that is followed; null follows the whole inbox. */
  conversationId: string | null;
  /** Events that are new for this reader, or null; `over` once it may read no more. Never called twice at once. */
  next(): Promise<string | typeof over | null>;
  /** Whether the reader may go on; asked at each heartbeat. */
  isAllowed(): Promise<boolean>;
}

export class LiveStream {
  readonly follower: Follower;
  readonly readable: Readable;
  readonly #log: Log;
  #revision: number | null = null;
  #isSending = false;
  #hasNews = true;
  /** Everything sent so far has been taken. */
  #isReady = true;
  #missedBeats = 0;
  #isOver = false;

  constructor(follower: Follower, log: Log) {
    this.follower = follower;
    this.#log = log;
    this.readable = new Readable({ read: () => this.#resume(), highWaterMark: 1024 });
    // Browsers connect again after this time; the comment makes proxies pass the headers on.
    this.readable.push('retry: 2000\n: open\n\n');
  }

  /** @param revision of what is followed; null where only looking tells whether it has changed */
  wake(revision: number | null): void {
    if (revision !== null && revision === this.#revision) return;
    this.#revision = revision;
    this.#hasNews = true;
    void this.send();
  }

  async send(): Promise<void> {
    if (this.#isSending) return;
    this.#isSending = true;
    try {
      while (this.#hasNews && this.#isReady && !this.readable.destroyed) {
        this.#hasNews = false;
        const text = await this.follower.next();
        if (text === over) return this.end();
        if (text === null) continue;
        // There may be more than one part.
        this.#hasNews = true;
        this.#push(text);
      }
    } catch (err) {
      this.#log.warn({ err }, 'a live stream broke off');
      // The reader connects again and goes on where it was.
      this.readable.destroy();
    } finally {
      this.#isSending = false;
    }
  }

  beat(): void {
    if (this.#isReady) this.#push(': beat\n\n');
    else if (++this.#missedBeats >= patience) this.readable.destroy();
    this.follower.isAllowed().then(
      (isAllowed) => isAllowed || this.end(),
      // The database is away: asked again at the next beat.
      () => {},
    );
  }

  /** Nothing comes after it, though a reader that stalls may not have taken it yet. */
  end(): void {
    this.#push(null);
    this.#isOver = true;
    this.#hasNews = false;
  }

  #push(text: string | null): void {
    if (!this.#isOver && !this.readable.destroyed) this.#isReady = this.readable.push(text);
  }

  #resume(): void {
    this.#isReady = true;
    this.#missedBeats = 0;
    void this.send();
  }
}
