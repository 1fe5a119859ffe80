/** A short tone when somebody waits, unless the reader has switched it off in this browser. */
import { kept } from '#shared/storageKeys.ts';
import { localStore } from '#ui/storage.ts';

export function isSoundOn(): boolean {
  return localStore.get(kept.inboxSound) !== 'off';
}

export function switchSound(isOn: boolean): void {
  localStore.set(kept.inboxSound, isOn ? 'on' : 'off');
}

/** Two soft notes; silent where the browser allows no sound before the page was touched. */
export function playSound(): void {
  const context = new AudioContext();
  const volume = context.createGain();
  volume.gain.value = 0.08;
  volume.connect(context.destination);
  for (const [index, frequency] of [660, 880].entries()) {
    const note = context.createOscillator();
    note.frequency.value = frequency;
    note.connect(volume);
    note.start(context.currentTime + index * 0.15);
    note.stop(context.currentTime + index * 0.15 + 0.14);
  }
  setTimeout(() => void context.close(), 1000);
}
