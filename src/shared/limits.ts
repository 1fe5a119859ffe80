/** How often a call may be made, as data in its contract. Why it is counted this way: docs/decisions/013. */

interface Counted {
  /** Calls that name the same limit share its counters. */
  name: string;
  /** At most this many within any `perMs`: attempts beyond `atOnce` come back evenly over `perMs`. */
  times: number;
  perMs: number;
  /** Attempts allowed at the same moment; half of `times` unless given. */
  atOnce?: number;
  /** Successes do not count: for guesses, where everybody may be right as often as they like. */
  countsFailuresOnly?: boolean;
}

/**
 * Groups of attempts that share a counter. `address`: the client's, an IPv4 address or the /64 of an IPv6 one ·
 * `person`: the signed-in user, otherwise the address · `everybody`: one counter for all · `field`: a field of the
 * input, as typed · `account`: likewise, the field that names an account. With `account`, a device from which that
 * account has signed in before gets as many attempts again of its own, so that its owner cannot be shut out.
 */
export type Limit = Counted &
  (
    | { by: 'address' | 'person' | 'everybody'; account?: string }
    | { by: 'account'; account: string }
    | { by: 'field'; field: string; account?: string }
  );
