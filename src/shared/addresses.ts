/** Addresses that somebody has typed or sent. */

/**
 * True for a path of this site as browsers read it. A second slash of either kind makes the next word a host; so do
 * those that are written in percent or stand behind a tab or a new line, which browsers leave out.
 */
export function isOwnPath(text: string): boolean {
  return /^\/(?![/\\]|%(?:2f|5c|0[9ad]))[^\\\p{Cc}\p{Z}]*$/iu.test(text);
}

/** The text without its percents; null where they are malformed. */
export function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}
