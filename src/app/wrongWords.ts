/** The command does not take the words after it. */
export class WrongWords extends Error {}
