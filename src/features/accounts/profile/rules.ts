/** A provider may be unlinked while the password or another provider still lets the person in. */
export function canUnlink(hasPassword: boolean, linkedCount: number): boolean {
  return hasPassword || linkedCount > 1;
}
