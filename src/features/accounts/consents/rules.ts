export const consentDocuments = ['privacy', 'personal_data', 'offer', 'newsletter', 'review'] as const;
export type ConsentDocument = (typeof consentDocuments)[number];

/** Consents without a document: the wording that was agreed to is the whole of it. */
export const agreements = ['photos', 'publication'] as const;
export type Agreement = (typeof agreements)[number];

/**
 * Consents that can be withdrawn by law. The others are the terms under which something was bought or used.
 */
const withdrawable: readonly string[] = [
  ...['newsletter', 'review', 'personal_data', 'payment_reminder'],
  ...agreements,
];

export function canWithdraw(document: string): boolean {
  return withdrawable.includes(document);
}

/** Stands in the ledger where a document does otherwise: consent to one reminder of an unfinished payment. */
export const reminderDocument = 'payment_reminder';

/** Prefix of the hash that replaces the address of an erased person. */
export const sealMark = 'sha256:';

/** A wording as the ledger keeps it; in a text, tags say which part of it links to the document. */
export function plainWording(text: string): string {
  return text.replace(/<\/?document>/g, '');
}
