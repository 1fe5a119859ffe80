import { Select } from '@mantine/core';
import type { ListState } from './listState.ts';

interface OrderSelectProps<K extends string> {
  list: ListState;
  /** Sort keys of a list of cards, each with its direction. */
  orders: Readonly<Record<K, 'asc' | 'desc'>>;
  label: string;
  name(order: K): string;
}

/** The order of cards that staff can also arrange by hand. */
export function OrderSelect<K extends string>({ list, orders, label, name }: OrderSelectProps<K>) {
  const keys = Object.keys(orders) as K[];
  return (
    <Select
      label={label}
      maw={260}
      mb="md"
      data={keys.map((value) => ({ value, label: name(value) }))}
      value={list.values.sort}
      allowDeselect={false}
      onChange={(sort) => list.change({ sort: sort ?? '', direction: orders[sort as K] })}
    />
  );
}
