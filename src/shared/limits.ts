/** How often a call may be made, as data in its contract. Why it is counted this way: docs/decisions/013. */

interface Counted {
  /** Calls that name the same limit share its counters. */
  name: string;
  /** At most this many within any `perMs`: what is above `atOnce` comes back evenly over `perMs`. */
  times: number;
  perMs: number;
  /** So many may come at the same moment; half of `times` unless given. */
  atOnce?: number;
  /** What succeeds does not count: for guesses, where everybody may be right as often as they like. */
  countsFailuresOnly?: boolean;
}

/**
 * Whose attempts are counted together.
 * `address`: the client's, an IPv4 address or the /64 of an IPv6 one · `person`: whoever is signed in, otherwise the
 * address · `everybody`: one counter for all · `field`: a field of the input, as it was typed · `account`: likewise,
 * the field that names an account. Where `account` is given, a device from which that account has signed in before
 * gets as many attempts again of its own, so that nobody can shut its owner out.
 */
export type Limit = Counted &
  (
    | { by: 'address' | 'person' | 'everybody'; account?: string }
    | { by: 'account'; account: string }
    | { by: 'field'; field: string; account?: string }
  );
