/** The number by which people name an application: `Р-10482`. The same in every language, since it is read out. */
export function shownNumber(number: number): string {
  return `Р-${number}`;
}
