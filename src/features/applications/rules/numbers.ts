/** The number by which people name an application: `А-1042`. The same in every language, since it is read out. */
export function shownNumber(number: number): string {
  return `А-${number}`;
}

/** First eight characters of the id, as the panel's table names an application. */
export function shortId(id: string): string {
  return id.slice(0, 8);
}
