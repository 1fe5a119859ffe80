import { describe, expect, it } from 'vitest';
import { embedOrigins, parseVideoLink, videoLink } from './links.ts';

const none = { yandex_disk_url: null, video_url: null, url: null };
const film = 'https://youtu.be/dQw4w9WgXcQ';
const rutube = `https://rutube.ru/video/${'0123456789abcdef'.repeat(2)}/`;

describe('the link of a lesson', () => {
  // spec: 705, 900
  it('is the first of the three fields', () => {
    const disk = 'https://disk.yandex.ru/i/abc_DEF-1';
    expect(videoLink({ yandex_disk_url: disk, video_url: film, url: rutube })?.kind).toBe('yandex-disk');
    expect(videoLink({ ...none, video_url: film, url: rutube })?.kind).toBe('youtube');
    expect(videoLink({ yandex_disk_url: ' ', video_url: '', url: rutube })?.kind).toBe('rutube');
  });

  // spec: 705, 900
  it('is missing when no field has one', () => {
    expect(videoLink(none)).toBeNull();
  });
});

const nocookie = 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ';
const vk = 'https://vkvideo.ru/video_ext.php?oid=-22822305&id=456241864';
const embedded = 'https://rutube.ru/play/embed/0123456789abcdef0123456789abcdef';

describe('a link to a video', () => {
  it.each(['%', '%zz', '100%', '%E0%A4%A'])('with a malformed percent is refused: %s', (name) => {
    expect(parseVideoLink(`https://disk.yandex.ru/d/abc_DEF-1/${name}`)).toBeNull();
  });

  it.each([
    [film, nocookie],
    ['https://youtu.be/dQw4w9WgXcQ?si=abcdefgh&t=10', nocookie],
    ['https://www.youtube.com/watch?v=dQw4w9WgXcQ&list=PL1', nocookie],
    ['https://m.youtube.com/watch?v=dQw4w9WgXcQ', nocookie],
    ['https://www.youtube.com/shorts/dQw4w9WgXcQ', nocookie],
    ['https://youtube.com/live/dQw4w9WgXcQ', nocookie],
    ['https://www.youtube.com/embed/dQw4w9WgXcQ', nocookie],
    [nocookie, nocookie],
    ['https://vk.com/video-22822305_456241864', vk],
    ['https://vkvideo.ru/video-22822305_456241864', vk],
    ['https://vk.com/video?z=video-22822305_456241864%2Fpl_cat_trends', vk],
    ['https://vk.com/video/@school?z=video-22822305_456241864', vk],
    ['https://vk.com/clip-22822305_456241864', vk],
    ['https://vk.com/video_ext.php?oid=-22822305&id=456241864&hash=1a2b', `${vk}&hash=1a2b`],
    [rutube, embedded],
    ['https://rutube.ru/play/embed/0123456789abcdef0123456789abcdef', embedded],
    ['https://rutube.ru/video/private/0123456789abcdef0123456789abcdef/?p=Ab-3_x', `${embedded}/?p=Ab-3_x`],
    ['https://kinescope.io/9L8KmbNuhQSxQofn5DR4Vg', 'https://kinescope.io/embed/9L8KmbNuhQSxQofn5DR4Vg'],
    ['https://kinescope.io/embed/202209432', 'https://kinescope.io/embed/202209432'],
  ])('%s plays in its host’s player', (typed, expected) => {
    const link = parseVideoLink(typed);
    expect(link?.embedUrl).toBe(expected);
    expect(embedOrigins).toContain(new URL(link!.embedUrl!).origin);
  });

  it.each([
    'https://disk.yandex.ru/i/abc_DEF-1',
    'https://disk.yandex.com/d/abc_DEF-1/lesson%201.mp4',
    'https://disk.360.yandex.ru/i/abc_DEF-1',
    'https://yadi.sk/i/abc_DEF-1',
  ])('%s is a file of Yandex Disk', (typed) => {
    expect(parseVideoLink(` ${typed}?utm=1 `)).toMatchObject({
      kind: 'yandex-disk',
      id: typed,
      embedUrl: null,
    });
  });

  it.each([
    ['plain text', 'урок первый'],
    ['an insecure address', 'http://youtu.be/dQw4w9WgXcQ'],
    ['a script', 'javascript:alert(1)//youtu.be/dQw4w9WgXcQ'],
    ['another host', 'https://example.com/film.mp4'],
    ['a host that begins like an allowed one', 'https://youtube.com.example.com/watch?v=dQw4w9WgXcQ'],
    ['a host that ends like an allowed one', 'https://notrutube.ru/video/0123456789abcdef0123456789abcdef/'],
    ['a disk of another country’s namesake', 'https://disk.yandex.ru.example.com/i/abc'],
    ['an allowed host as a user’s name', 'https://youtu.be@example.com/dQw4w9WgXcQ'],
    ['a name and a password', 'https://me:secret@youtu.be/dQw4w9WgXcQ'],
    ['another port', 'https://youtu.be:8443/dQw4w9WgXcQ'],
    ['an address of the local network', 'https://127.0.0.1/video-1_2'],
    ['a channel', 'https://www.youtube.com/@school'],
    ['a page of VK', 'https://vk.com/feed'],
    ['Kinescope’s own pages', 'https://kinescope.io/pricing'],
    ['the list of one’s own files', 'https://disk.yandex.ru/client/disk'],
    ['a name that would add to the address', 'https://youtu.be/dQw4w9WgXc"'],
    ['an endless address', `https://youtu.be/dQw4w9WgXcQ?${'a'.repeat(1000)}`],
  ])('%s is none', (_what, typed) => {
    expect(parseVideoLink(typed)).toBeNull();
  });
});
