/** A video file opened in the browser that sends it: its duration, and single frames as pictures. */

/** Widest picture taken from a video: the widest that pages show. */
const widest = 1280;

export interface LocalFilm {
  seconds: number;
  /** JPEG of the frame at that second, as a data URL. */
  frameAt(seconds: number): Promise<string>;
  close(): void;
}

/** Null when this browser cannot decode the picture: then others cannot either. */
export async function openFilm(file: File): Promise<LocalFilm | null> {
  const address = URL.createObjectURL(file);
  const video = document.createElement('video');
  Object.assign(video, { muted: true, playsInline: true, preload: 'auto', src: address });
  const close = () => {
    video.removeAttribute('src');
    video.load();
    URL.revokeObjectURL(address);
  };
  const isLoaded = await happened(video, 'loadeddata');
  if (!isLoaded || video.videoWidth === 0) {
    close();
    return null;
  }
  const seconds = await durationOf(video);
  return { seconds, close, frameAt: (at) => frame(video, Math.min(at, Math.max(seconds - 0.1, 0))) };
}

/** A browser's recording learns its duration only by seeking to its end. */
async function durationOf(video: HTMLVideoElement): Promise<number> {
  if (!Number.isFinite(video.duration)) {
    video.currentTime = Number.MAX_SAFE_INTEGER;
    await happened(video, 'seeked');
  }
  return Number.isFinite(video.duration) ? video.duration : video.currentTime;
}

async function frame(video: HTMLVideoElement, at: number): Promise<string> {
  if (Math.abs(video.currentTime - at) > 0.01) {
    video.currentTime = at;
    await happened(video, 'seeked');
  }
  const scale = Math.min(1, widest / video.videoWidth);
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(video.videoWidth * scale);
  canvas.height = Math.round(video.videoHeight * scale);
  canvas.getContext('2d')?.drawImage(video, 0, 0, canvas.width, canvas.height);
  return canvas.toDataURL('image/jpeg', 0.85);
}

/** False when the browser gives up instead. */
function happened(video: HTMLVideoElement, event: 'loadeddata' | 'seeked'): Promise<boolean> {
  return new Promise((resolve) => {
    video.addEventListener(event, () => resolve(true), { once: true });
    video.addEventListener('error', () => resolve(false), { once: true });
  });
}
