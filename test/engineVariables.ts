/** Environment variables that tell test processes about the prepared engines; children inherit them. */
export const engineVariables = {
  postgres: 'PODIUM_TEST_POSTGRES',
  sqlite: 'PODIUM_TEST_SQLITE',
  copying: 'PODIUM_TEST_COPYING',
  compiled: 'PODIUM_TEST_COMPILED',
  draw: 'PODIUM_TEST_DRAW',
} as const;

/** The value of `draw` that runs everything on both engines. */
export const both = 'both';
