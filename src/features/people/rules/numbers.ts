/**
 * The number by which people name a person: `У-10482`. The same in every language, since it is read out and
 * searched.
 */
export function shownNumber(number: number): string {
  return `У-${number}`;
}

/** The number in what somebody typed, with the letter of either alphabet; null when it is something else. */
export function typedNumber(text: string): number | null {
  const [, digits] = /^\s*[уy]\s*[-–]?\s*(\d{5,9})\s*$/i.exec(text) ?? [];
  return digits === undefined ? null : Number(digits);
}
