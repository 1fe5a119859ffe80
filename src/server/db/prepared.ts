/** Queries that run on nearly every request: written like any other, but built only once. */
import type { Compilable, CompiledQuery, DialectAdapter } from 'kysely';
import type { Db } from './database.ts';

/** Placeholder for a value that is not known while the query is built. */
class Parameter {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }
}

/**
 * The query as a function of its values that returns the rows. `build` runs once per database and gets
 * placeholders: it may only pass them to the query, each as one value, and not look at them. Building and
 * compiling a query takes longer than SQLite needs to answer one.
 */
export function prepared<Values extends Record<string, string | number | null>, Row>(
  build: (db: Db, values: Values) => Compilable<Row>,
): (db: Db, values: Values) => Promise<Row[]> {
  const queries = new WeakMap<DialectAdapter, CompiledQuery<Row>>();
  return async (db, values) => {
    const { adapter, plugins } = db.getExecutor();
    // Plugins see queries as they are built.
    if (plugins.length > 0) return (await db.executeQuery(build(db, values))).rows;
    const query = queries.get(adapter) ?? build(db, standIns<Values>()).compile();
    queries.set(adapter, query);
    const parameters = query.parameters.map((value) =>
      value instanceof Parameter ? values[value.name] : value,
    );
    const { rows } = await db.executeQuery<Row>({ ...query, parameters });
    return rows;
  };
}

function standIns<Values>(): Values {
  return new Proxy({}, { get: (_, name) => new Parameter(String(name)) }) as Values;
}
