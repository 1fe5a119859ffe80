/** In place of the address of an account that is deleted, or of a person who was erased: nobody can type it. */
export function standInFor(userId: string): string {
  return `deleted-${userId}@deleted.invalid`;
}
