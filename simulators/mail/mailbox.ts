import { randomBytes } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AddressObject, ParsedMail } from 'mailparser';
import { type Link, linksOf } from './links.ts';

export type Attachment = { filename: string; contentType: string; size: number };
export type Mail = {
  id: string;
  receivedAt: Date;
  from: string;
  /** Real recipients (the envelope), in lower case; the header may say otherwise. */
  to: string[];
  subject: string;
  text: string;
  html: string | null;
  links: Link[];
  attachments: Attachment[];
  messageId: string | null;
  /** Header lines by lower-case name, unfolded. */
  headers: ReadonlyMap<string, string>;
  /** The message as it came over the wire. */
  raw: string;
};
export type Envelope = { from: string; to: string[] };

export type Mailbox = {
  /** Newest last. */
  mails: Mail[];
  receive(raw: Buffer, envelope: Envelope): Promise<Mail>;
  clear(): void;
};

/** Keeps the newest mails; with a folder, each as an .eml file any mail program opens. */
export async function openMailbox({
  folder,
  limit,
  clock,
}: {
  folder: string | undefined;
  limit: number;
  clock: () => Date;
}): Promise<Mailbox> {
  const mails = folder === undefined ? [] : await reload(folder);
  const forget = (mail: Mail) => {
    if (folder !== undefined) rmSync(join(folder, `${mail.id}.eml`), { force: true });
  };
  return {
    mails,
    async receive(raw, envelope) {
      const id = newId(clock(), mails.at(-1)?.id);
      const stored = Buffer.concat([Buffer.from(envelopeHeaders(envelope)), raw]);
      const mail = await parse(id, stored);
      if (folder !== undefined) writeAtomically(join(folder, `${id}.eml`), stored);
      mails.push(mail);
      for (const old of mails.splice(0, Math.max(0, mails.length - limit))) forget(old);
      return mail;
    },
    clear() {
      for (const mail of mails.splice(0)) forget(mail);
    },
  };
}

async function reload(folder: string): Promise<Mail[]> {
  mkdirSync(folder, { recursive: true });
  const names = readdirSync(folder)
    .filter((name) => name.endsWith('.eml'))
    .sort();
  const mails: Mail[] = [];
  for (const name of names)
    mails.push(await parse(name.slice(0, -'.eml'.length), readFileSync(join(folder, name))));
  return mails;
}

/** Time first, so that names sort by age; never older than the mail before. */
function newId(now: Date, previous: string | undefined): string {
  const time = now.toISOString().replace(/[-:.]/g, '');
  const isLate = previous !== undefined && previous.slice(0, time.length) >= time;
  const number = isLate ? Number(previous.slice(time.length + 1, time.length + 5)) + 1 : 0;
  const stamp = isLate ? previous.slice(0, time.length) : time;
  return `${stamp}-${String(number).padStart(4, '0')}-${randomBytes(3).toString('hex')}`;
}

/** The envelope as headers, where mail servers keep it, so that a reloaded mail knows its real recipients. */
function envelopeHeaders({ from, to }: Envelope): string {
  return `Return-Path: <${from}>\r\n${to.map((address) => `Delivered-To: ${address}\r\n`).join('')}`;
}

async function parse(id: string, raw: Buffer): Promise<Mail> {
  // Loaded with the first mail: the parser is as large as the rest of the simulators.
  const { simpleParser } = await import('mailparser');
  const parsed = await simpleParser(raw);
  const text = raw.toString('utf8');
  const html = parsed.html || null;
  return {
    id,
    receivedAt: dateOfId(id),
    from: parsed.from?.text ?? '',
    to: deliveredTo(parsed),
    subject: parsed.subject ?? '',
    text: parsed.text ?? '',
    html,
    links: linksOf(html, parsed.text ?? ''),
    attachments: parsed.attachments.map(({ filename, contentType, size }) => ({
      filename: filename ?? '',
      contentType,
      size,
    })),
    messageId: parsed.messageId ?? null,
    headers: headersOf(parsed),
    raw: text,
  };
}

function deliveredTo(parsed: ParsedMail): string[] {
  const delivered = parsed.headerLines
    .filter((header) => header.key === 'delivered-to')
    .map((header) => header.line.slice('Delivered-To:'.length).trim().toLowerCase());
  return delivered.length > 0 ? delivered : addressesOf(parsed.to);
}

function addressesOf(field: AddressObject | AddressObject[] | undefined): string[] {
  return [field ?? []]
    .flat()
    .flatMap((object) => object.value)
    .map((address) => (address.address ?? '').toLowerCase());
}

function headersOf(parsed: ParsedMail): ReadonlyMap<string, string> {
  return new Map(
    parsed.headerLines.map(({ key, line }) => [
      key,
      line
        .slice(line.indexOf(':') + 1)
        .replace(/\r?\n\s+/g, ' ')
        .trim(),
    ]),
  );
}

function dateOfId(id: string): Date {
  const iso = id.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)(\d{3})Z.*$/, '$1-$2-$3T$4:$5:$6.$7Z');
  return new Date(iso);
}

/** Written to a temporary file and renamed: a power cut leaves no half-written mail. */
function writeAtomically(file: string, content: Buffer): void {
  writeFileSync(`${file}.tmp`, content);
  renameSync(`${file}.tmp`, file);
}
