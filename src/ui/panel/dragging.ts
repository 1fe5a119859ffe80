/** The style of something that is dragged from its place, in the form of `transform`. */
export function moved(by: { x: number; y: number } | null): string | undefined {
  return by ? `translate3d(${Math.round(by.x)}px, ${Math.round(by.y)}px, 0)` : undefined;
}
