/** Keys of backups: the public half is kept by the school, the secret half by its owner alone. */
export interface KeyPair {
  /** `AGE-SECRET-KEY-1…` */
  identity: string;
  /** `age1…` */
  recipient: string;
}

export async function makeKeyPair(): Promise<KeyPair> {
  const { generateX25519Identity, identityToRecipient } = await age();
  const identity = await generateX25519Identity();
  return { identity, recipient: await identityToRecipient(identity) };
}

/** The secret key within a text, such as a file that `age-keygen` has written; null without one, or where it is mistyped. */
export async function identityIn(text: string): Promise<string | null> {
  const identity = /AGE-SECRET-KEY-1[02-9AC-HJ-NP-Z]{58}/.exec(text.toUpperCase())?.[0] ?? null;
  // Its last letters are a check sum.
  return identity !== null && (await recipientOf(identity)) !== null ? identity : null;
}

/** The public half of a secret key; null for a text that is no key. */
export async function recipientOf(identity: string): Promise<string | null> {
  const { identityToRecipient } = await age();
  return identityToRecipient(identity).catch(() => null);
}

/** Loaded where it is used: most starts need none of it. */
function age() {
  return import('age-encryption');
}
