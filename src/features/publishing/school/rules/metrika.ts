/** Where and when the pages load Yandex Metrica (docs/decisions/095). */

/**
 * The one host that pages load the script from and report to. Yandex lists more: those of other countries, and those of
 * Webvisor, which is off.
 */
export const metrikaHost = 'https://mc.yandex.ru';
export const metrikaScript = '/metrika/tag.js';

/** Yandex numbers counters from 1 on; those in use have eight or nine digits, the oldest five. */
export const counterPattern = /^[1-9]\d{4,9}$/;

/** Parameters that advertising adds to an address; any other may be private, such as the key of an order. */
const ofAdvertising = /^(?:utm_[a-z]+|yclid|ysclid|gclid|etext)$/;

/** Whether Yandex may learn the address: a page without anything private behind its path. */
export function mayBeTold({ search, hash }: { search: string; hash: string }): boolean {
  const names = [...new URLSearchParams(search).keys()];
  return names.every((name) => ofAdvertising.test(name)) && /^(?:#[a-z-]*)?$/.test(hash);
}
