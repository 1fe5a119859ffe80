/** Links to videos: whose videos may be linked, and how each of them plays. */
import { decoded } from '#shared/addresses.ts';

export type VideoHost = 'yandex-disk' | 'vk' | 'rutube' | 'kinescope' | 'youtube';

export interface VideoLink {
  kind: VideoHost;
  /** The address that staff typed, in its normal form. */
  url: string;
  /** Name of the video at its host; for Yandex Disk the public address of the file. */
  id: string;
  /** Address of the player to embed; null where the host has none and the file itself is played. */
  embedUrl: string | null;
}

interface Host {
  /** Whole host names. */
  names: RegExp;
  /** The video that the address means; null when it leads elsewhere on that host. */
  video: (url: URL) => string | null;
  /** Player that sets no tracking cookies before the film is started, where the host has one. */
  embed: ((id: string) => string) | null;
}

/** The allow-list: no other address is kept as a link to a video. */
export const videoHosts: Record<VideoHost, Host> = {
  'yandex-disk': {
    names:
      /^(?:yadi\.sk|disk(?:\.360)?\.yandex\.(?:ru|com|net|by|kz|uz|az|ee|kg|lt|lv|md|tj|tm|com\.am|com\.ge|com\.tr|co\.il))$/,
    video: ({ origin, pathname }) =>
      /^\/[id]\/[\w-]+(?:\/[^/]+)*\/?$/.test(pathname) && decoded(pathname) !== null
        ? origin + pathname
        : null,
    embed: null,
  },
  vk: {
    names: /^(?:(?:www\.|m\.)?vk\.(?:com|ru)|(?:www\.|m\.)?vkvideo\.ru)$/,
    video: vkVideo,
    embed: (id) => {
      const [, owner, video, key] = /^(-?\d+)_(\d+)(?:_(\w+))?$/.exec(id) ?? [];
      return `https://vkvideo.ru/video_ext.php?oid=${owner}&id=${video}${key ? `&hash=${key}` : ''}`;
    },
  },
  rutube: {
    names: /^(?:www\.|m\.)?rutube\.ru$/,
    video: rutubeVideo,
    embed: (id) => `https://rutube.ru/play/embed/${id}`,
  },
  kinescope: {
    names: /^(?:www\.)?kinescope\.io$/,
    // Pages of the host's own site are words; the names of videos have digits.
    video: ({ pathname }) => /^\/(?:embed\/)?((?=[\w-]*\d)[\w-]{6,64})\/?$/.exec(pathname)?.[1] ?? null,
    embed: (id) => `https://kinescope.io/embed/${id}`,
  },
  youtube: {
    names: /^(?:(?:www\.|m\.)?youtube\.com|youtu\.be|(?:www\.)?youtube-nocookie\.com)$/,
    video: youtubeVideo,
    embed: (id) => `https://www.youtube-nocookie.com/embed/${id}`,
  },
};

/** Origins of the players, which a page that embeds them must allow in frames. */
export const embedOrigins: readonly string[] = [
  'https://vkvideo.ru',
  'https://rutube.ru',
  'https://kinescope.io',
  'https://www.youtube-nocookie.com',
];

/** Longest address that is kept. */
export const longestLink = 1000;

/** Fields of a lesson that hold a link, in order of precedence. */
export const linkFields = ['yandex_disk_url', 'video_url', 'url'] as const;
export type LessonLinks = Record<(typeof linkFields)[number], string | null>;

/** The video that a lesson links to: the first of its three links. Null: 'video link not found'. */
export function videoLink(lesson: LessonLinks): VideoLink | null {
  const first = linkFields.map((field) => lesson[field]).find((link) => link?.trim());
  return first ? parseVideoLink(first) : null;
}

/** The video at an https address of an allowed host; null for any other text. */
export function parseVideoLink(text: string): VideoLink | null {
  const typed = text.trim();
  if (typed.length > longestLink || !URL.canParse(typed)) return null;
  const url = new URL(typed);
  if (url.protocol !== 'https:' || url.port || url.username || url.password) return null;
  for (const [kind, host] of Object.entries(videoHosts) as [VideoHost, Host][]) {
    if (!host.names.test(url.hostname)) continue;
    const id = host.video(url);
    return id === null ? null : { kind, url: url.href, id, embedUrl: host.embed?.(id) ?? null };
  }
  return null;
}

/** Owner and number, and the key of a video that only those see who have its link. */
function vkVideo({ pathname, searchParams }: URL): string | null {
  if (pathname === '/video_ext.php') {
    const [owner, video, key] = ['oid', 'id', 'hash'].map((name) => searchParams.get(name) ?? '');
    const id = key ? `${owner}_${video}_${key}` : `${owner}_${video}`;
    return /^-?\d+_\d+(?:_\w+)?$/.test(id) ? id : null;
  }
  const popup = searchParams.get('z') ?? '';
  for (const text of [pathname, `/${popup}`]) {
    const id = /^\/(?:[\w.@-]+\/)?(?:video|clip)(-?\d+_\d+)(?:[/%].*)?$/.exec(text)?.[1];
    if (id) return id;
  }
  return null;
}

/** A private video has a key in `p`. */
function rutubeVideo({ pathname, searchParams }: URL): string | null {
  const path = /^\/(?:video(?:\/private)?|shorts|play\/embed)\/([\da-f]{32}|\d+)\/?$/.exec(pathname);
  if (!path) return null;
  const key = searchParams.get('p') ?? '';
  return /^[\w-]+$/.test(key) ? `${path[1]}/?p=${key}` : path[1]!;
}

function youtubeVideo({ hostname, pathname, searchParams }: URL): string | null {
  const path = hostname === 'youtu.be' ? pathname.slice(1) : '';
  const named = /^\/(?:embed|shorts|live|v)\/([^/]+)\/?$/.exec(pathname)?.[1];
  const id = named ?? (pathname === '/watch' ? searchParams.get('v') : path);
  return id && /^[\w-]{11}$/.test(id) ? id : null;
}
