/** A deleted review, which can be brought back. */
export interface Removed {
  id: string;
  name: string;
  goneAt: string;
}
