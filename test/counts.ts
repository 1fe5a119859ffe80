/** How often a test tries: `npm test` takes the short count, `npm run bench` sets the long one. */
export function atCount(short: number, long: number): number {
  return process.env.PODIUM_COUNTS === 'long' ? long : short;
}
