import type { KeyboardEvent } from 'react';

const stepSeconds = 10;

/** Keys common to players, beside the browser's own (space, arrows); by position, whatever the layout. */
const actions: Record<string, (video: HTMLVideoElement) => void> = {
  KeyK: (video) => void (video.paused ? video.play().catch(() => {}) : video.pause()),
  KeyJ: (video) => jump(video, -stepSeconds),
  KeyL: (video) => jump(video, stepSeconds),
  KeyM: (video) => {
    video.muted = !video.muted;
  },
  KeyC: (video) => {
    const tracks = [...video.textTracks];
    const shown = tracks.find(({ mode }) => mode === 'showing');
    // With several languages, brings back the one that was hidden.
    const next = shown ?? tracks.find(({ mode }) => mode === 'hidden') ?? tracks[0];
    if (next) next.mode = shown ? 'hidden' : 'showing';
  },
  KeyF: (video) =>
    void (document.fullscreenElement ? document.exitFullscreen() : video.requestFullscreen?.()),
};

/** Only while the player has the focus, so that typing elsewhere has no effect. */
export function onPlayerKey(event: KeyboardEvent<HTMLVideoElement>): void {
  const action = actions[event.code];
  if (!action || event.ctrlKey || event.metaKey || event.altKey) return;
  event.preventDefault();
  action(event.currentTarget);
}

function jump(video: HTMLVideoElement, seconds: number): void {
  video.currentTime += seconds;
}
