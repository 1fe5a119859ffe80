/** Starts the film whose button was pressed (`Clip.tsx`), in the place of its picture; ignores other buttons. */
export function playClip(pressed: string): void {
  const film = document.getElementById(pressed);
  if (!(film instanceof HTMLVideoElement)) return;
  film.hidden = false;
  (film.previousElementSibling as HTMLElement).hidden = true;
  film.focus();
  // A browser that refuses to start it by itself leaves that to the film's own button.
  void film.play().catch(() => {});
}
