/** Queries asked at nearly every request: written like any other, built once and not each time. */
import type { Compilable, CompiledQuery, DialectAdapter } from 'kysely';
import type { Db } from './database.ts';

/** Stands for a value that is not known while the query is built. */
class Parameter {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }
}

/**
 * The query as a function of its values, which answers the rows. `build` runs once for each database and gets
 * stand-ins: it may only hand them to the query, each as one value, and not look at them.
 * To build and to compile a query takes longer than SQLite needs to answer one.
 */
export function prepared<Values extends Record<string, string | number>, Row>(
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
