/** Uploads as the browser's library makes them (https://tus.io/protocols/resumable-upload), step by step. */
import { uploadsApi, uploadsPath } from '#features/records/uploads/contract.ts';
import type { Caller } from './world.ts';

export interface Beginning {
  purpose: string;
  name: string;
  size: number | string;
}

const protocol = { 'tus-resumable': '1.0.0' };

export function create(caller: Caller, { purpose, name, size }: Beginning) {
  const words = Object.entries({ purpose, name }).map(
    ([key, value]) => `${key} ${Buffer.from(value).toString('base64')}`,
  );
  const headers = { ...protocol, 'upload-length': `${size}`, 'upload-metadata': words.join(',') };
  return caller.request({ method: 'POST', url: uploadsPath, headers });
}

/** @returns its id */
export async function begin(caller: Caller, beginning: Beginning): Promise<string> {
  const { status, headers, body } = await create(caller, beginning);
  if (status !== 201) throw new Error(`not begun: ${status} ${body.detail}`);
  return String(headers.location).slice(uploadsPath.length + 1);
}

/** @param checksum as `sha1 …` in Base64 */
export function send(caller: Caller, id: string, bytes: Buffer, offset: number, checksum?: string) {
  return caller.request({
    method: 'PATCH',
    url: `${uploadsPath}/${id}`,
    headers: {
      ...protocol,
      'upload-offset': `${offset}`,
      'content-type': 'application/offset+octet-stream',
      ...(checksum && { 'upload-checksum': checksum }),
    },
    payload: bytes,
  });
}

export function progress(caller: Caller, id: string) {
  return caller.request({ method: 'HEAD', url: `${uploadsPath}/${id}`, headers: protocol });
}

export function cancel(caller: Caller, id: string) {
  return caller.request({ method: 'DELETE', url: `${uploadsPath}/${id}`, headers: protocol });
}

/** Sends the whole file at once; its answer is that of the check. */
export async function upload(caller: Caller, beginning: Omit<Beginning, 'size'>, bytes: Buffer) {
  const id = await begin(caller, { ...beginning, size: bytes.length });
  await send(caller, id, bytes, 0);
  return { id, ...(await caller.call(uploadsApi.finish, { id })) };
}
