import type { Endpoint, Input } from '../shared/contract.ts';
import { send } from './api.ts';

/** Downloads the file of a call. A link could not send the bearer token. @throws CallError */
export async function download<E extends Endpoint>(endpoint: E, input: Input<E>): Promise<void> {
  const response = await send(endpoint, input);
  const [, name = 'download'] =
    /filename="([\w.-]+)"/.exec(response.headers.get('content-disposition') ?? '') ?? [];
  const url = URL.createObjectURL(await response.blob());
  const link = Object.assign(document.createElement('a'), { href: url, download: name });
  document.body.append(link);
  link.click();
  link.remove();
  URL.revokeObjectURL(url);
}
