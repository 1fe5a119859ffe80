/** Public files of Yandex Disk: their address for a player, which its API makes for every view. */
import { z } from 'zod';
import { givesUpAfter } from '#server/patience.ts';
import { decoded } from '#shared/addresses.ts';
import { second } from '#shared/dates.ts';

const timeoutMs = 4 * second;

const resource = z.object({ type: z.string(), mime_type: z.string().optional(), file: z.url().optional() });

/** Where the service itself sends players; any other address in its answer is not passed on. */
const playerHosts = /^[\w-]+\.disk\.yandex\.(?:ru|net)$/;

/**
 * An address that plays the public video for some hours; null when it is gone, is no video, or the service
 * does not answer. Only `apiUrl` is asked, and no redirect is followed.
 */
export async function playableAddress(apiUrl: string, publicUrl: string): Promise<string | null> {
  const key = keyOf(publicUrl);
  if (!key) return null;
  const query = new URLSearchParams({ ...key, fields: 'type,mime_type,file' });
  try {
    const response = await fetch(`${apiUrl}/v1/disk/public/resources?${query}`, {
      headers: { accept: 'application/json' },
      redirect: 'error',
      signal: givesUpAfter(timeoutMs),
    });
    if (!response.ok) return null;
    const { type, mime_type = '', file } = resource.parse(await response.json());
    return type === 'file' && mime_type.startsWith('video/') && file && isPlayers(file) ? file : null;
  } catch {
    return null;
  }
}

/** A file within a public folder is named by the folder's address and its path. Null where that says nothing. */
function keyOf(publicUrl: string): Record<string, string> | null {
  const { origin, pathname } = new URL(publicUrl);
  const [, folder = pathname, path = ''] = /^(\/d\/[\w-]+)(\/.+)?$/.exec(pathname) ?? [];
  const name = decoded(path);
  if (name === null) return null;
  return { public_key: origin + folder, ...(name && { path: name }) };
}

function isPlayers(address: string): boolean {
  const { protocol, hostname, port } = new URL(address);
  return protocol === 'https:' && port === '' && playerHosts.test(hostname);
}
