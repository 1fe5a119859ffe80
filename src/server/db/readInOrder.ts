/** SQLite keeps no statistics: it sorts all rows of a common state rather than read a list in its order. */
import {
  type FromNode,
  type KyselyPlugin,
  OperationNodeTransformer,
  type QueryId,
  RawNode,
  TableNode,
} from 'kysely';

/** Name of the index that a list is read by in an order; every column that a list is sorted by has one. */
export function orderIndex(table: string, column: string): string {
  return `${table}_in_order_of_${column}`;
}

/** Makes SQLite read the table by that index, and no other way. */
export function byIndex(table: string, index: string): KyselyPlugin {
  const reading = new ByIndex(table, index);
  return {
    transformQuery: ({ node, queryId }) => reading.transformNode(node, queryId),
    transformResult: async ({ result }) => result,
  };
}

class ByIndex extends OperationNodeTransformer {
  readonly #table: string;
  readonly #index: string;

  constructor(table: string, index: string) {
    super();
    this.#table = table;
    this.#index = index;
  }

  protected override transformFrom(node: FromNode, queryId?: QueryId): FromNode {
    const { froms, ...rest } = super.transformFrom(node, queryId);
    const isMeant = (from: (typeof froms)[number]) =>
      TableNode.is(from) && from.table.identifier.name === this.#table;
    const read = RawNode.createWithSql(`"${this.#table}" indexed by "${this.#index}"`);
    return { ...rest, froms: froms.map((from) => (isMeant(from) ? read : from)) };
  }
}
