/** Stands in for the types that use-intl reads placeholders with: a plain one takes a number as well. */
import type {
  GetICUArgs as Arguments,
  GetICUArgsOptions,
} from '../../node_modules/@schummar/icu-type-parser/dist/index.js';

export type { GetICUArgsOptions };
export type GetICUArgs<T extends string | readonly string[], O extends GetICUArgsOptions> = Arguments<
  T,
  Omit<O, 'ICUArgument'> & { ICUArgument: string | number }
>;
