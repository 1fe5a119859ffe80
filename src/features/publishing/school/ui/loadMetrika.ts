/**
 * Yandex Metrica in a browser that consented: page views alone, without Webvisor, maps of clicks and links
 * (docs/decisions/095).
 */
import { localStore } from '#ui/storage.ts';
import { metrikaHost, metrikaScript } from '../rules/metrika.ts';

interface Queue {
  (...call: unknown[]): void;
  /** Calls that wait for the script, which takes them over by these names. */
  a?: unknown[][];
  l?: number;
}

declare global {
  interface Window {
    ym?: Queue;
  }
}

/** Once a document: pages of the site are entered by loading them. */
export function loadMetrika(counter: string): void {
  if (window.ym) return;
  const queue: Queue = (...call) => {
    queue.a = [...(queue.a ?? []), call];
  };
  queue.l = Date.now();
  window.ym = queue;
  queue(Number(counter), 'init', {
    ...{ webvisor: false, clickmap: false, trackLinks: false, trackHash: false, childIframe: false },
    ...{ accurateTrackBounce: true, ecommerce: false },
  });
  const script = document.createElement('script');
  script.async = true;
  script.src = metrikaHost + metrikaScript;
  document.head.append(script);
}

/** Takes away what it has left in the browser, for this host and those above it. */
export function forgetMetrika(): void {
  const labels = location.hostname.split('.');
  const domains = ['', ...labels.map((_, at) => `; domain=${labels.slice(at).join('.')}`)];
  for (const name of namesIn(document.cookie.split('; ').map((cookie) => cookie.split('=')[0]!)))
    for (const domain of domains) {
      // biome-ignore lint/suspicious/noDocumentCookie: not every browser has the Cookie Store.
      document.cookie = `${name}=; max-age=0; path=/${domain}`;
    }
  for (const key of namesIn(localStore.keys())) localStore.set(key, null);
}

function namesIn(names: readonly string[]): string[] {
  return names.filter((name) => name.startsWith('_ym'));
}
