/** A sign-in with a provider may go where the password or another provider still lets the person in. */
export function canUnlink(hasPassword: boolean, linkedCount: number): boolean {
  return hasPassword || linkedCount > 1;
}
