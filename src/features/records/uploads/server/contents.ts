/** Whether a file that has arrived serves its purpose, by what it is. */
import type { Film } from '#server/foreignFiles/film.ts';
import { typeOfFile } from '#server/foreignFiles/foreignFiles.ts';
import type { TypedFile } from '#server/foreignFiles/typing.ts';
import type { Storage } from '#server/storage/storage.ts';
import { kindOf, type Purpose } from '../rules.ts';
import type { UploadRow } from './store.ts';

export type Problem = 'upload_type' | 'upload_hevc' | 'upload_codec';
/** `seconds`: length of a film, where the file says it. */
type Verdict = { mediaType: string; seconds: number | null } | { problem: Problem };

/** Identifies a complete file, or gives the reason why it does not serve its purpose. @throws AppError unavailable */
export async function examine(
  storage: Storage,
  { id, purpose, name, size_bytes }: Pick<UploadRow, 'id' | 'purpose' | 'name' | 'size_bytes'>,
): Promise<Verdict> {
  const typed = await typeOfFile({ storage, file: id, sizeBytes: size_bytes });
  const mediaType = typed && mediaTypeOf(typed, { purpose, name });
  if (!mediaType || !fits[kindOf(purpose)].includes(mediaType)) return { problem: 'upload_type' };
  const problem = typed.film && films.includes(mediaType) ? problemOf(typed.film, mediaType) : null;
  return problem ? { problem } : { mediaType, seconds: typed.film?.seconds ?? null };
}

/** What every browser that we know of plays, the oldest telephones included (docs/decisions/139). */
const playable: Record<string, { picture: RegExp; sound: RegExp }> = {
  // H.264 of eight bits and halved colours: Baseline, Main, High. A file may leave the profile to its stream.
  'video/mp4': {
    picture: /^(?:avc[13](?:\.(?:42|4d|58|64).{4})?|vp09(?:\.00.*)?)$/i,
    sound: /^(?:mp4a(?:\.40\.(?:2|5|29|02|05)|\.6[79b]|\.69)?|\.?mp3)$/i,
  },
  'video/webm': { picture: /^(?:vp8|vp09\.00.*|V_VP[89])$/, sound: /^(?:opus|vorbis)$/ },
};
const hevc = /^(?:hvc1|hev1|dvh1|dvhe)/;

function problemOf({ pictures, sounds }: Film, mediaType: string): Problem | null {
  const { picture, sound } = playable[mediaType]!;
  if (pictures.length === 0) return 'upload_type';
  if (pictures.some((codec) => hevc.test(codec))) return 'upload_hevc';
  const isPlayed = pictures.every((it) => picture.test(it)) && sounds.every((it) => sound.test(it));
  return isPlayed ? null : 'upload_codec';
}

const office = 'application/vnd.openxmlformats-officedocument';
const openDocument = 'application/vnd.oasis.opendocument';
const workbook = `${office}.spreadsheetml.sheet`;
const pictures = ['image/png', 'image/jpeg', 'image/webp', 'image/avif'];
const films = ['video/mp4', 'video/webm'];

const fits: Record<ReturnType<typeof kindOf>, readonly string[]> = {
  video: films,
  clip: films,
  captions: ['text/vtt'],
  picture: pictures,
  material: [
    ...[...pictures, 'image/gif', 'image/heic', 'application/pdf', 'application/zip'],
    ...['audio/mp4', 'audio/mpeg', 'audio/ogg', 'audio/wav', 'audio/flac', 'audio/webm'],
    ...[workbook, `${office}.wordprocessingml.document`, `${office}.presentationml.presentation`],
    ...['text', 'spreadsheet', 'presentation', 'graphics'].map((kind) => `${openDocument}.${kind}`),
    ...['application/msword', 'application/vnd.ms-excel', 'application/vnd.ms-powerpoint'],
  ],
  table: ['text/csv', workbook],
};

/** Types by the names that browsers know them by. */
const sameTypes = new Map([
  ['audio/x-m4a', 'audio/mp4'],
  ['audio/x-flac', 'audio/flac'],
  ['audio/opus', 'audio/ogg'],
  ['image/apng', 'image/png'],
  ['image/heif', 'image/heic'],
  // QuickTime files as well: browsers play them as MP4, and as nothing else.
  ['video/quicktime', 'video/mp4'],
  ['video/x-m4v', 'video/mp4'],
]);

/** Documents of Word, Excel and PowerPoint until 2007 are told apart by their names alone. */
const oldOffice = new Map([
  ['doc', 'application/msword'],
  ['xls', 'application/vnd.ms-excel'],
  ['ppt', 'application/vnd.ms-powerpoint'],
]);

/** Two letters make these, which a heading may begin with. */
const byTwoLetters = ['image/bmp', 'application/x-msdownload'];

function mediaTypeOf(
  { type, isText, film }: TypedFile,
  { purpose, name }: { purpose: Purpose; name: string },
) {
  const isTable = kindOf(purpose) === 'table';
  if (isTable && isText && (type === null || byTwoLetters.includes(type))) return 'text/csv';
  // A workbook that is cut is an archive and no more; whoever reads it says what is wrong.
  if (isTable && type === 'application/zip' && endingOf(name) === 'xlsx') return workbook;
  if (type === null) return null;
  if (type === 'application/x-cfb') return oldOffice.get(endingOf(name)) ?? null;
  const known = sameTypes.get(type) ?? type;
  // Sound alone: whatever brand its program gave the file.
  const isSound = film !== null && film.pictures.length === 0 && film.sounds.length > 0;
  return isSound ? known.replace('video/', 'audio/') : known;
}

function endingOf(name: string): string {
  return /\.(\w+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
}
