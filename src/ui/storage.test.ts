import { describe, expect, it } from 'vitest';
import { storeBehind } from './storage.ts';

describe('what the browser stores', () => {
  it('is kept by the page where it may not be stored', () => {
    const store = storeBehind(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    expect(store.get('key')).toBeNull();
    expect(store.set('key', 'value')).toBe(false);
    expect(store.keep('order', { secret: 's' })).toBe(false);
    expect([store.get('key'), store.read('order')]).toEqual(['value', { secret: 's' }]);
    store.set('key', null);
    expect([store.get('key'), store.keys()]).toEqual([null, []]);
  });

  it('is kept by the page where there is no storage', () => {
    const store = storeBehind(() => null as unknown as Storage);
    expect(store.set('key', 'value')).toBe(false);
    expect(store.get('key')).toBe('value');
  });

  it('is the newer value where there is no room for it, and the former one does not come back', () => {
    const { storage, full } = storageOf({ token: 'former' });
    const store = storeBehind(() => storage);
    full();
    expect(store.set('token', 'new')).toBe(false);
    expect(store.get('token')).toBe('new');
    expect(storage.getItem('token')).toBeNull();
  });

  it('is still known once the storage is gone', () => {
    const { storage } = storageOf({});
    let isGone = false;
    const store = storeBehind(() => {
      if (isGone) throw new DOMException('blocked', 'SecurityError');
      return storage;
    });
    expect(store.set('token', 'mine')).toBe(true);
    isGone = true;
    expect(store.get('token')).toBe('mine');
  });

  it('is what another tab has made of it meanwhile', () => {
    const { storage } = storageOf({});
    const store = storeBehind(() => storage);
    store.set('token', 'mine');
    storage.removeItem('token');
    expect(store.get('token')).toBeNull();
  });

  it('is nothing where it is no JSON of ours', () => {
    const { storage } = storageOf({ draft: '{' });
    expect(storeBehind(() => storage).read('draft')).toBeNull();
  });
});

function storageOf(values: Record<string, string>) {
  const known = new Map(Object.entries(values));
  let isFull = false;
  const storage = {
    getItem: (key: string) => known.get(key) ?? null,
    setItem(key: string, value: string) {
      if (isFull) throw new DOMException('full', 'QuotaExceededError');
      known.set(key, value);
    },
    removeItem: (key: string) => void known.delete(key),
  } as Storage;
  return {
    storage,
    full: () => {
      isFull = true;
    },
  };
}
