/** A deleted model, which can be brought back. */
export interface Removed {
  id: string;
  name: string;
  goneAt: string;
}
