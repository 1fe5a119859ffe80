/** News for staff that a feature causes. Who gets it, when and how is up to talk/notices, which gathers them. */
import type { z } from 'zod';
import type { DomainEvent } from '#shared/events.ts';
import type { Language } from '#shared/i18n.ts';
import type { NoticeKind } from '#shared/manifest.ts';
import type { Context } from './context.ts';
import type { MailValues } from './mail/template.ts';

export interface Notices<K extends string = string> {
  /** As the plain half of the manifest says. */
  kinds: Readonly<Record<K, NoticeKind>>;
  /** The title alone, and a sentence. */
  words: Readonly<Record<Language, NoticeWords<K>>>;
  told: Readonly<Record<K, Told>>;
}

export interface NoticeWords<K extends string = string> {
  title: Readonly<Record<K, string>>;
  text: Readonly<Record<K, string>>;
}

/** Values of the kind's texts, and where in the panel the reader acts. */
export interface Facts {
  values: MailValues;
  path: string;
}

export interface Told {
  event: DomainEvent;
  /** The subject: one notice for each. Null when the event is no news. */
  subjectOf(payload: unknown): string | null;
  /** Read when it is sent; null where there is nothing to say (any more). */
  describe(ctx: Context, subjectId: string, language: Language): Promise<Facts | null>;
  /** The only recipient; undefined: everybody who may see it. Where the recipient may not any more, everybody is told. */
  readerOf?(ctx: Context, subjectId: string): Promise<string | null | undefined>;
  /** Takes what a reader answers to the notice where it came. */
  reply?: TakesReplies;
}

export interface TakesReplies {
  /** What the reply is for: notices of the same thread may be answered together. */
  threadOf(subjectId: string): string;
  /** @throws AppError that the reader sees */
  take(ctx: Context, reply: StaffReply): Promise<'sent' | 'corrected' | 'unchanged'>;
}

export interface StaffReply {
  subjectId: string;
  text: string;
  /** The same for the same reply, however often it is read. */
  messageId: string;
  /** Of the edit, where the reply was edited after it had been sent: the same for the same edit. */
  editId?: string | undefined;
}

/** A kind in the manifest without words, or without a notice, does not compile. */
export function noticesOf<K extends string>(
  kinds: Readonly<Record<K, NoticeKind>>,
  { words, told }: { words: NoInfer<Notices<K>['words']>; told: NoInfer<Notices<K>['told']> },
): Notices {
  return { kinds, words, told };
}

export function about<P extends z.ZodType>(
  event: DomainEvent<P>,
  subjectOf: (payload: z.output<P>) => string | null,
  describe: Told['describe'],
): Told {
  return { event, subjectOf: (payload) => subjectOf(payload as z.output<P>), describe };
}
