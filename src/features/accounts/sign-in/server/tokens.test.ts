import type { GoogleMisbehaviour } from '#simulators/google/server.ts';
import { type Attack, back, describeAttacks, finish } from '#test/attacks.ts';

/** An id token that is wrong in one way, in an otherwise honest sign-in. */
const forged =
  (how: GoogleMisbehaviour): Attack =>
  async ({ google, mine, victim }) => {
    google.misbehave(how);
    return finish(mine, await back(mine, victim));
  };

describeAttacks('an id token of Google', {
  'signed with another key': ['the keys are the issuer’s own', forged('signature')],
  'naming a key that nobody knows': ['a key is found by its id, or not', forged('unknown_key')],
  'with alg none': ['RS256 and nothing else', forged('alg_none')],
  'by HS256 with the public key for a secret': ['RS256 and nothing else', forged('hs256')],
  'of another issuer': ['iss is Google', forged('issuer')],
  'for another audience': ['aud is us', forged('audience')],
  'for two audiences, made for the other': ['azp is us where there are several', forged('two_audiences')],
  'that another client asked for': ['azp is us where it is named', forged('azp')],
  'with another nonce': ['the nonce is derived from this browser’s cookie', forged('nonce')],
  'without a nonce': ['it is required', forged('no_nonce')],
  'that has run out': ['exp', forged('expired')],
  'that does not hold yet': ['nbf', forged('not_yet')],
  'of two hours ago': ['iat: a code is exchanged at once', forged('old')],
  'that never ends': ['exp is required', forged('no_expiry')],
  'of nobody': ['sub is required', forged('no_subject')],
});
