/** Somebody outside has said that no later try of a job will end otherwise. The message says why. */
export class Refused extends Error {}
