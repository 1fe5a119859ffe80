/** Path of the page with the card that somebody shares. */
export function sharePath(token: string): string {
  return `/rating-card/${token}`;
}

/** Path of its picture, for link previews. */
export function cardPath(token: string): string {
  return `/share/ratings/${token}.jpg`;
}

/** Path of a private result. */
export function ratingPath(token: string): string {
  return `/rating/${token}`;
}
