/** PostgreSQL's codes of a prepared statement that is there already, and of one that is not. */
const strayStatements = ['42P05', '26000'];

/** A pooler gives each transaction another connection of the server, on which others' prepared statements are. */
export class PoolerError extends Error {
  constructor(cause: unknown) {
    super(
      'DATABASE_URL leads through a pooler that changes connections between transactions (PgBouncer: pool_mode=transaction). Podium needs the server itself, or a pooler in session mode.',
      { cause },
    );
  }
}

/** The error as its reader understands it. */
export function asPoolerError(error: unknown): unknown {
  const { code } = error as { code?: string };
  return code && strayStatements.includes(code) ? new PoolerError(error) : error;
}
