/** The landing page of the demo school, as it is sent: what it promises, section by section. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '#server/config.ts';
import { makeLog } from '#server/log.ts';
import { engines, freshDatabase } from '#test/database.ts';
import { type Podium, startPodium } from './podium.ts';

describe.each(engines)('the landing page (%s)', (engine) => {
  const page = served(engine);

  it('has the sections that addresses lead to', () => {
    for (const anchor of ['program', 'courses', 'video-testimonials', 'faq', 'about', 'contact', 'reviews'])
      expect(page.ru, anchor).toMatch(new RegExp(`<section[^>]* id="${anchor}"`));
  });

  it('begins with the ways to the courses and to the details', () => {
    const [hero = ''] = /<h1[\s\S]*?<\/section>/.exec(page.ru) ?? [];
    expect(hero).toMatch(/<a[^>]*href="#courses"[^>]*>Выбрать курс/);
    expect(hero).toMatch(/<a[^>]*href="#\w+"[^>]*>Как проходит обучение/);
  });

  it('answers eight objections and ten questions, and shows four figures', () => {
    expect(count(page.ru, /<details/g)).toBeGreaterThanOrEqual(8 + 10);
    for (const myth of ['У меня не тот рост', 'Это дорого, и меня обманут']) expect(page.ru).toContain(myth);
    for (const figure of ['500+', '10+', '15 млн ₽', '∞']) expect(page.ru).toContain(figure);
  });

  it('sells premium as a presale that starts on 1 September', () => {
    const [, , premium = ''] = page.ru.split('<article').slice(1);
    expect(premium).toMatch(/Предзаказ, старт 1\s+сентября/);
    expect(premium).toMatch(/Купить можно уже сейчас/);
  });

  it('shows the programme of optimum first, and all 20 lessons of premium on request', () => {
    const [plans = ''] = /<fieldset[\s\S]*?<\/fieldset>/.exec(page.ru) ?? [];
    expect(count(plans, /type="radio"/g)).toBe(3);
    const [chosen = ''] =
      /<label[^>]*>(?:(?!<\/label>).)*checked=""(?:(?!<\/label>).)*<\/label>/.exec(plans) ?? [];
    expect(chosen).toContain('Стань моделью за 24 часа');
    const [, basic = '', optimum = '', premium = ''] = plans.split('<ol');
    expect([count(basic, /<h3/g), count(basic, />1 час</g)]).toEqual([1, 1]);
    expect(optimum.match(/>\d час[а-я]*</g)).toEqual([
      '>4 часа<',
      '>5 часов<',
      '>4 часа<',
      '>6 часов<',
      '>5 часов<',
    ]);
    expect(count(optimum, /Бонус: /g)).toBe(5);
    expect([count(premium, /<h3/g), count(premium, />[23] часа</g), count(premium, /Бонус: /g)]).toEqual([
      7, 7, 7,
    ]);
    expect(plans).toContain('Показать все 20 уроков');
    const [, more = ''] = plans.split('<ol start="8"');
    expect(count(more, /<h3/g)).toBe(13);
    expect(count(more, />2 часа</g)).toBe(13);
    expect(more).toMatch(/>08<[\s\S]*>20</);
  });

  it('has four films elsewhere, three reviews of five stars, and tells who founded the school', () => {
    const [films = ''] = /id="video-testimonials"[\s\S]*?<\/section>/.exec(page.ru) ?? [];
    expect(count(films, /<a href="https:\/\/[^"]+" target="_blank"/g)).toBe(4);
    const [reviews = ''] = /id="reviews"[\s\S]*?<\/section>/.exec(page.ru) ?? [];
    expect(count(reviews, /<figure/g)).toBe(3);
    expect(count(reviews, /Оценка: 5 из 5/g)).toBe(3);
    expect(count(reviews, /Отзыв проверен/g)).toBe(3);
    expect(/id="about"[\s\S]*?<\/section>/.exec(page.ru)?.[0]).toContain('Вера Ланская');
  });

  it('ends in the range of prices, three levels, six things included and six guarantees', () => {
    const [call = ''] = /aria-labelledby="promises-title"[\s\S]*?<\/section>/.exec(page.ru) ?? [];
    expect(call).toMatch(/3 уровня обучения: от 4\s000\s₽ до 50\s000\s₽/);
    const lists = call.split('<ul').slice(1);
    expect(lists.slice(-2).map((list) => count(list, /<li/g))).toEqual([6, 6]);
  });

  it('says whom it is for, what a course brings, and what the school guarantees', () => {
    const promises = [
      ...['с восьми до семидесяти пяти лет', 'Достаточно тридцати минут в день', 'две-три недели'],
      ...['двадцать четыре часа', 'около пятидесяти страниц', 'шестьдесят минут', 'Закрытое сообщество'],
      ...['Шаблоны портфолио и база модельных агентств', 'Доступ и обновления навсегда'],
      ...['в течение четырнадцати дней', 'поддержка круглосуточно', 'сертификат по окончании'],
      ...['Рассрочка без процентов', 'Доступ сразу после оплаты'],
    ];
    for (const promise of promises) expect(page.ru).toContain(promise);
  });

  it('names the cards that are taken, and that PayPal is not to be had', () => {
    for (const card of ['МИР', 'Visa', 'MasterCard', 'Maestro', 'YooMoney', 'SberPay'])
      expect(page.ru).toContain(card);
    expect(page.ru).toContain('PayPal для покупателей из России недоступен');
    expect(page.en).toContain('PayPal is unavailable to buyers from Russia');
  });
});

interface Served {
  ru: string;
  en: string;
}

/** Filled before the first test, from a school that has just been started. */
function served(engine: (typeof engines)[number]): Served {
  const page: Served = { ru: '', en: '' };
  const endings: (() => Promise<unknown>)[] = [];
  beforeAll(async () => {
    const folder = await mkdtemp(join(tmpdir(), 'podium-landing-'));
    endings.push(() => rm(folder, { recursive: true }));
    const database = engine === 'postgres' ? await freshDatabase(engine) : null;
    if (database) endings.push(database.dispose);
    const settings = { DATA_DIR: folder, PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'silent' };
    const at = database ? { DATABASE_URL: database.url! } : {};
    const podium = await startPodium(readConfig({ ...settings, ...at }), { log: makeLog('silent') });
    endings.push(() => podium.stop());
    page.ru = await html(podium, '/');
    page.en = await html(podium, '/en');
  });
  afterAll(async () => {
    for (const end of endings.reverse()) await end();
  });
  return page;
}

async function html({ url }: Podium, path: string): Promise<string> {
  const answer = await fetch(url.replace('localhost', '127.0.0.1') + path, {
    headers: { accept: 'text/html' },
  });
  expect(answer.status).toBe(200);
  return (await answer.text()).replaceAll('<!-- -->', '').replaceAll('\u00a0', ' ');
}

function count(text: string, what: RegExp): number {
  return text.match(what)?.length ?? 0;
}
