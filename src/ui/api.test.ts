import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { signInApi } from '#features/accounts/sign-in/contract/signIn.ts';
import { ratingApi } from '#features/casting/rating/contract/rating.ts';
import { learningApi } from '#features/teaching/learning/contract.ts';
import { call } from './api.ts';
import { gatherCalls } from './together.ts';

/** The network brings these answers, one after the other. */
let answers: Response[];

describe('a picture sent by the browser', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('document', { documentElement: { lang: 'ru' } });
    vi.stubGlobal('localStorage', { getItem: () => 'device', setItem() {} });
    vi.stubGlobal('fetch', async () => answers.shift());
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  // spec: 571
  it('comes again by itself where others are being read, at the time it was told', async () => {
    answers = [wait('pictures_wait'), wait('pictures_wait'), Response.json({ draft_id: 'taken' })];
    const taken = send();
    await vi.advanceTimersByTimeAsync(19_999);
    expect(answers).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(await taken).toEqual({ draft_id: 'taken' });
  });

  // spec: 571
  it('is given up after the third time', async () => {
    answers = [wait('pictures_wait'), wait('pictures_wait'), wait('pictures_wait'), Response.json({})];
    const refused = expect(send()).rejects.toMatchObject({ status: 503, body: { code: 'pictures_wait' } });
    await vi.advanceTimersByTimeAsync(60_000);
    await refused;
  });

  // spec: 571
  it('is not sent again where nobody knows what became of it', async () => {
    answers = [wait('unavailable'), Response.json({})];
    const refused = expect(send()).rejects.toMatchObject({ status: 503, body: { code: 'unavailable' } });
    await vi.advanceTimersByTimeAsync(60_000);
    await refused;
  });
});

describe('a refusal', () => {
  beforeEach(() => {
    vi.stubGlobal('document', { documentElement: { lang: 'ru' } });
    vi.stubGlobal('localStorage', { getItem: () => 'device', setItem() {} });
  });
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  it.each([
    ['bad gateway', 'bad gateway'],
    ['<html><style>b{}</style><h1>502 Bad\n Gateway</h1><hr>nginx</html>', '502 Bad Gateway nginx'],
    ['я'.repeat(5000), 'я'.repeat(200)],
    ['{"detail":"Курс не найден"}', ''],
    ['', ''],
  ])('that is no JSON is kept in its own words, shortened', async (answer, words) => {
    vi.stubGlobal('fetch', async () => new Response(answer, { status: 502 }));
    await expect(send()).rejects.toMatchObject({ status: 502, words });
  });
});

describe('an answer that does not arrive whole', () => {
  beforeEach(() => {
    vi.stubGlobal('document', { documentElement: { lang: 'ru' } });
    vi.stubGlobal('localStorage', { getItem: () => 'device', setItem() {} });
  });
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  it('is refused: one cut short, and a page of somebody in between', async () => {
    const texts = ['{"draft_id":', '<html><title>Войдите в сеть</title></html>'];
    for (const text of texts) {
      vi.stubGlobal('fetch', async () => new Response(text));
      await expect(send(), text).rejects.toMatchObject({ status: 0 });
    }
    vi.stubGlobal('fetch', async () => new Response(endedBy(new TypeError('network error'))));
    await expect(send()).rejects.toMatchObject({ status: 0 });
  });

  it('ends quietly for a reader who has left meanwhile', async () => {
    const leaving = new AbortController();
    vi.stubGlobal('fetch', async () => {
      leaving.abort();
      return new Response(endedBy(leaving.signal.reason));
    });
    await expect(call(ratingApi.draft, {}, { signal: leaving.signal })).rejects.toMatchObject({
      name: 'AbortError',
    });
  });

  it('may be empty where nothing is to be said', async () => {
    vi.stubGlobal('fetch', async () => new Response(null, { status: 204 }));
    expect(await send()).toEqual({});
  });
});

function endedBy(reason: unknown): ReadableStream {
  return new ReadableStream({ start: (controller) => controller.error(reason) });
}

function send() {
  return call(ratingApi.draft, {});
}

function wait(code: string): Response {
  return Response.json({ code }, { status: 503, headers: { 'retry-after': '10' } });
}

/** Last: from its first line on, all calls of this file are gathered. */
describe('what a page looks up in one moment', () => {
  let asked: string[];
  beforeEach(() => {
    asked = [];
    vi.stubGlobal('document', { documentElement: { lang: 'ru' } });
    vi.stubGlobal('localStorage', { getItem: () => 'token', setItem() {} });
    vi.stubGlobal('fetch', async (url: string) => {
      asked.push(url);
      return answers.shift();
    });
    gatherCalls();
  });
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  it('is asked in one request, and a refusal is that of its own call', async () => {
    const refusal = { status: 403, body: { code: 'forbidden' } };
    answers = [Response.json({ answers: [{ status: 200, body: { courses: [] } }, refusal] })];
    const mine = call(learningApi.purchased, {});
    const me = expect(call(signInApi.me, {})).rejects.toMatchObject(refusal);
    expect(await mine).toEqual({ courses: [] });
    await me;
    expect(asked).toEqual(['/api/together?ask=%2Fapi%2Fuser%2Fpurchased-courses&ask=%2Fapi%2Fme']);
  });

  it('is refused as a whole where the request is, and asked plainly where it is one call', async () => {
    answers = [Response.json({ code: 'unavailable' }, { status: 503 }), Response.json({ courses: [] })];
    const both = [call(learningApi.purchased, {}), call(signInApi.me, {})];
    for (const { status, reason } of (await Promise.allSettled(both)) as PromiseRejectedResult[]) {
      expect(status).toBe('rejected');
      expect(reason).toMatchObject({ status: 503, body: { code: 'unavailable' } });
    }
    expect(await call(learningApi.purchased, {})).toEqual({ courses: [] });
    expect(asked.at(-1)).toBe('/api/user/purchased-courses');
  });

  it('is not asked again where the page has asked for it before its scripts came, once and in one session', async () => {
    const told = (courses: string[]) => ({ status: 200, body: { courses } });
    const early = (token: string) => ({
      token,
      asked: ['/api/user/purchased-courses'],
      answers: Promise.resolve({ answers: [told(['early'])] }),
    });
    answers = [Response.json({ courses: ['late'] }), Response.json({ courses: ['own'] })];
    vi.stubGlobal('podiumEarly', early('token'));
    expect(await call(learningApi.purchased, {})).toEqual({ courses: ['early'] });
    expect(await call(learningApi.purchased, {})).toEqual({ courses: ['late'] });
    vi.stubGlobal('podiumEarly', early('of another session'));
    expect(await call(learningApi.purchased, {})).toEqual({ courses: ['own'] });
  });

  it('is asked again where what the page asked early was lost', async () => {
    const asked = ['/api/user/purchased-courses'];
    vi.stubGlobal('podiumEarly', { token: 'token', asked, answers: Promise.resolve(null) });
    answers = [Response.json({ courses: [] })];
    expect(await call(learningApi.purchased, {})).toEqual({ courses: [] });
  });
});
