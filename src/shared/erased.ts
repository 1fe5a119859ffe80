/** Domain of the addresses that stand in for deleted accounts: nobody can register one (RFC 2606). */
export const standInDomain = 'deleted.invalid';

/** Shown in place of the name of somebody who must no longer be named. */
export const hiddenName = '•••';
