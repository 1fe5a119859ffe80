/** The playback speed, remembered by the browser. */
import { kept } from '#shared/storageKeys.ts';
import { localStore } from '#ui/storage.ts';

export const speeds = [0.75, 1, 1.25, 1.5, 1.75, 2] as const;

export function keptSpeed(): number {
  const speed = Number(localStore.get(kept.speed));
  return (speeds as readonly number[]).includes(speed) ? speed : 1;
}

export function keepSpeed(speed: number): void {
  if (speed === 1) localStore.set(kept.speed, null);
  else if ((speeds as readonly number[]).includes(speed)) localStore.set(kept.speed, String(speed));
}
