/** Starts the film whose button was pressed (`Clip.tsx`), in the place of its picture; ignores other buttons. */
export function playClip(pressed: string): void {
  const film = document.getElementById(pressed);
  if (!(film instanceof HTMLVideoElement)) return;
  film.hidden = false;
  // A track that is shown from the start is fetched with the page, by readers who never play the film.
  const captions = film.querySelector<HTMLTrackElement>('[data-shown]');
  if (captions) captions.track.mode = 'showing';
  (film.previousElementSibling as HTMLElement).hidden = true;
  film.focus();
  // A browser that refuses to start it by itself leaves that to the film's own button.
  void film.play().catch(() => {});
}
