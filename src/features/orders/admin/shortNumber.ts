/** Short number of an order: the first 8 characters of its id. The search finds it by them. */
export function shortNumber(id: string): string {
  return id.slice(0, 8);
}
