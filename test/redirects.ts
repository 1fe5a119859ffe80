/** Ways to write a stranger's address where one of ours is expected, and how to tell that one worked. */
import { type IncomingHttpHeaders, request } from 'node:http';

const hosts = ['evil.example', 'evil.example:443', '127.0.0.1@evil.example', 'yoomoney.ru.evil.example'];
const beginnings = [
  'https://',
  'http://',
  '//',
  '///',
  '////',
  '/\\',
  '\\\\',
  '\\/',
  '/\\/',
  'https:/',
  'https:',
];

export const elsewhere: readonly string[] = [
  ...hosts.flatMap((host) => beginnings.map((beginning) => beginning + host)),
  'HtTpS://evil.example',
  ' https://evil.example',
  '\thttps://evil.example',
  'ht\ntps://evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/%09/evil.example',
  '/%0d%0alocation:https://evil.example',
  '%2f%2fevil.example',
  '/%2f%2fevil.example',
  '/%5cevil.example',
  '//evil%E3%80%82example',
  '//evil。example',
  '/..//evil.example',
  '/.//evil.example',
  '//evil.example/%2e%2e',
  '//evil.example%2f..',
  '//evil.example#@yoomoney.ru',
  '//evil.example?.yoomoney.ru',
  'https://yoomoney.ru:443@evil.example',
  'https://yoomoney.ru%2eevil.example',
  'https://evilyoomoney.ru',
  'javascript:alert(document.domain)//evil.example',
  'java\nscript:alert(1)//evil.example',
  'data:text/html,<script>location="//evil.example"</script>',
  'vbscript:evil',
  'blob:https://evil.example/x',
  'file:///etc/evil',
];

export interface Written {
  headers: IncomingHttpHeaders;
  body: string;
}

/** Sends the path unchanged: a client that parses the address first would normalise what is tried here. */
export function askAsWritten(
  origin: string,
  path: string,
  headers: Record<string, string>,
): Promise<Written> {
  const { port } = new URL(origin);
  return new Promise((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port, path, headers, agent: false }, (response) => {
      let body = '';
      response.setEncoding('utf8').on('data', (part) => (body += part));
      response.once('end', () => resolve({ headers: response.headers, body }));
    });
    sent.once('error', reject);
    sent.end();
  });
}

/** The foreign address that the answer leads to; null when it leads to none. */
export function leadsElsewhere({ headers, body }: Written, ours: string): string | null {
  const told = ['location', 'refresh', 'link', 'content-location'].map((name) => String(headers[name] ?? ''));
  const isPage = String(headers['content-type']).includes('html');
  const attribute =
    /(?:href|src|action|http-equiv="refresh"[^>]*content)\s*=\s*["']?([^"'\s>]*evil[^"'\s>]*)/gi;
  const shown = isPage ? [...body.matchAll(attribute)].map(([, address = '']) => address) : [];
  return [...told, ...shown.map((address) => address.replaceAll('&amp;', '&'))].find(isOfStranger) ?? null;

  function isOfStranger(address: string): boolean {
    return /evil|script:|data:|blob:|file:/i.test(originIn(address, ours)) || /[\r\n]/.test(address);
  }
}

/** Where a browser on one of our pages would go, without the path. */
function originIn(address: string, ours: string): string {
  if (!URL.canParse(address, ours)) return '';
  const { protocol, host, username } = new URL(address, ours);
  return `${protocol}//${username}@${host}`;
}
