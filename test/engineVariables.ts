/** Environment variables that tell test processes about the prepared engines; children inherit them. */
export const engineVariables = {
  postgres: 'PODIUM_TEST_POSTGRES',
  sqlite: 'PODIUM_TEST_SQLITE',
  copying: 'PODIUM_TEST_COPYING',
  compiled: 'PODIUM_TEST_COMPILED',
  /** Whether PostgreSQL runs what means the same on both. */
  both: 'PODIUM_TEST_BOTH',
  /** The moment at which worlds begin, where it is not the usual one. */
  at: 'PODIUM_TEST_AT',
  /** Time zone of the machine. */
  zone: 'PODIUM_TEST_ZONE',
} as const;
