/** An outside party has said that no later try of a job will succeed. The message says why. */
export class Refused extends Error {}
