/**
 * Preload (`--import`): sets the program's clock PODIUM_TEST_AHEAD_MS ahead, so that waiting jobs are due.
 */
const aheadMs = Number(process.env.PODIUM_TEST_AHEAD_MS);
const Present = Date;

globalThis.Date = new Proxy(Present, {
  construct: (target, args) => (args.length > 0 ? Reflect.construct(target, args) : new Present(ahead())),
  get: (target, name) => (name === 'now' ? ahead : Reflect.get(target, name)),
});

function ahead(): number {
  return Present.now() + aheadMs;
}
