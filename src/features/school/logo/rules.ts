/** What a picture may be to become the school's sign. */
export const maxLogoBytes = 2 * 1024 * 1024;
export const logoTypes = ['image/png', 'image/jpeg', 'image/webp', 'image/avif'] as const;

/** Where the picture is read. Its name is the hash of what is in it, so it never changes. */
export function logoPath(file: string): string {
  return `/uploads/logo/${file}`;
}

/** SHA-256 in hex and the ending of the one format that is kept. */
export function isLogoFile(name: string): boolean {
  return /^[0-9a-f]{64}\.webp$/.test(name);
}
