/**
 * Makes the demo school's free lesson from free-lesson.mjs: `node demo/media/make-free-lesson.mjs`. Needs ffmpeg (Debian:
 * apt-get install ffmpeg). The film and its captions are committed: the product needs none of this.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { frameAt, lines, size } from './free-lesson.mjs';

const fps = 12;
const seconds = lines.at(-1).to;
const to = (name) => join(import.meta.dirname, name);

const pixels = (t) => sharp(Buffer.from(frameAt(t, seconds))).removeAlpha().raw().toBuffer();

if (process.argv[2] !== undefined) {
  await sharp(Buffer.from(frameAt(Number(process.argv[2]), seconds))).png().toFile('/dev/stdout');
} else {
  await makeFilm();
  for (const language of ['ru', 'en', 'zh']) await writeFile(to(`free-lesson.${language}.vtt`), captions(language));
}

/** Silent: a film whose words are captions needs no voice, and no music. */
async function makeFilm() {
  const [width, height] = size;
  const ffmpeg = spawn(
    'ffmpeg',
    [
      ...['-v', 'error', '-y', '-f', 'rawvideo', '-pix_fmt', 'rgb24', '-s', `${width}x${height}`],
      ...['-r', String(fps), '-i', '-', '-c:v', 'libx264', '-profile:v', 'main', '-preset', 'veryslow'],
      ...['-tune', 'animation', '-crf', '25', '-pix_fmt', 'yuv420p', '-g', String(fps * 4), '-threads', '1'],
      ...['-color_primaries', 'bt709', '-color_trc', 'bt709', '-colorspace', 'bt709'],
      ...['-vf', 'scale=out_color_matrix=bt709:out_range=tv', '-movflags', '+faststart', '-map_metadata', '-1'],
      ...['-fflags', '+bitexact', '-flags:v', '+bitexact', to('free-lesson.mp4')],
    ],
    { stdio: ['pipe', 'inherit', 'inherit'] },
  );
  for (let frame = 0; frame < fps * seconds; frame += 1)
    if (!ffmpeg.stdin.write(await pixels(frame / fps))) await once(ffmpeg.stdin, 'drain');
  ffmpeg.stdin.end();
  const [code] = await once(ffmpeg, 'exit');
  if (code !== 0) throw new Error(`ffmpeg ended with ${code}`);
}

function captions(language) {
  const cues = lines.map(({ from, to, ...words }) => `${clock(from)} --> ${clock(to)}\n${words[language]}`);
  return `WEBVTT\n\n${cues.join('\n\n')}\n`;
}

function clock(t) {
  const whole = Math.floor(t);
  const [m, s, ms] = [Math.floor(whole / 60), whole % 60, Math.round((t - whole) * 1000)];
  return `${String(m).padStart(2, '0')}:${String(s).padStart(2, '0')}.${String(ms).padStart(3, '0')}`;
}
