/** The words after the command are none that it takes. */
export class WrongWords extends Error {}
