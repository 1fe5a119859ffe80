import { appendFileSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { AnswerRecord, DeliveryRecord, PaymentRecord, ReceiptRecord, RefundRecord } from './model.ts';

type Records = {
  payments: PaymentRecord;
  refunds: RefundRecord;
  receipts: ReceiptRecord;
  answers: AnswerRecord;
  deliveries: DeliveryRecord;
};
type Kind = keyof Records;

export type Ledger = {
  payments: Map<string, PaymentRecord>;
  refunds: Map<string, RefundRecord>;
  receipts: Map<string, ReceiptRecord>;
  answers: Map<string, AnswerRecord>;
  deliveries: Map<string, DeliveryRecord>;
  /** Stores the record's present state under its id. */
  save<K extends Kind>(kind: K, record: Records[K]): void;
  /**
   * Everything saved inside reaches the file in one write: a payment never survives without its idempotency
   * key.
   */
  together<T>(work: () => T): T;
};

/**
 * The provider's memory. With a file it outlives the process: one JSON line per change, the last line of an
 * id wins, a line torn by a power cut is dropped, and the file is compacted at start.
 */
export function openLedger(file?: string): Ledger {
  let pending: string[] | null = null;
  const write = (line: string) => {
    if (file === undefined) return;
    if (pending) pending.push(line);
    else appendFileSync(file, line);
  };
  const ledger: Ledger = {
    payments: new Map(),
    refunds: new Map(),
    receipts: new Map(),
    answers: new Map(),
    deliveries: new Map(),
    save(kind, record) {
      (ledger[kind] as Map<string, unknown>).set(record.id, record);
      write(lineOf(kind, record));
    },
    together(work) {
      if (pending) return work();
      const batch: string[] = [];
      pending = batch;
      try {
        return work();
      } finally {
        pending = null;
        if (batch.length > 0) write(batch.join(''));
      }
    },
  };
  if (file !== undefined) reload(ledger, file);
  return ledger;
}

function reload(ledger: Ledger, file: string): void {
  mkdirSync(dirname(file), { recursive: true });
  if (existsSync(file)) {
    for (const line of readFileSync(file, 'utf8').split('\n')) {
      const entry = parseLine(line);
      if (entry) (ledger[entry.kind] as Map<string, unknown>).set(entry.record.id, entry.record);
    }
    // Records written before attempts were kept one by one.
    for (const record of ledger.deliveries.values()) {
      record.log ??= [];
      record.paymentId ??= record.objectId;
    }
  }
  compact(ledger, file);
}

function compact(ledger: Ledger, file: string): void {
  const kinds: Kind[] = ['payments', 'refunds', 'receipts', 'answers', 'deliveries'];
  const lines = kinds.flatMap((kind) => [...ledger[kind].values()].map((record) => lineOf(kind, record)));
  writeFileSync(`${file}.tmp`, lines.join(''));
  renameSync(`${file}.tmp`, file);
}

function lineOf(kind: Kind, record: unknown): string {
  return `${JSON.stringify({ kind, record })}\n`;
}

function parseLine(line: string): { kind: Kind; record: { id: string } } | null {
  if (line === '') return null;
  try {
    return JSON.parse(line) as { kind: Kind; record: { id: string } };
  } catch {
    return null;
  }
}
