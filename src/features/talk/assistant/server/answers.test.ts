// Lane: alone.
import { expect, it } from 'vitest';
import { ratingPanelApi } from '#features/casting/rating/contract/panel.ts';
import { demoFacts } from '#features/publishing/school/server/demo.ts';
import { changeSchool } from '#features/publishing/school/server/school.ts';
import { instalmentsPanelApi } from '#features/sales/instalments/contract/panel.ts';
import { contentPanelApi } from '#features/site/content/contract/panel.ts';
import { supportApi } from '#features/talk/support/contract/chat.ts';
import { supportSettingsApi } from '#features/talk/support/contract/settings.ts';
import { coursesPanelApi } from '#features/teaching/courses/contract/panel.ts';
import { contextOf } from '#server/context.ts';
import type { Language } from '#shared/i18n.ts';
import { makeAskedSchool, visitor } from '#test/assistant.ts';
import { besideTwin } from '#test/sibling.ts';
import { describeOnEngines, describeOnOneEngine, type World } from '#test/world.ts';
import { answerQuestion } from './answerQuestion.ts';

describeOnOneEngine('answers', (makeWorld) => {
  const school = async () => {
    const world = await makeWorld();
    await makeAskedSchool(world.app);
    return world;
  };

  // spec: 222
  it('the next answer names a price as it was changed in the panel', async () => {
    const world = await school();
    const director = await world.signedInAs('admin');
    const { courses } = (await director.call(coursesPanelApi.list, {})).body;
    const premium = courses.find(({ type }) => type === 'premium')!;
    expect(await ask(world, 'цена премиума')).toMatch(/50\s000/);
    const { id, version } = premium;
    await director.call(coursesPanelApi.save, { id, version, price: 47_500 });
    expect(await ask(world, 'цена премиума')).toMatch(/47\s500/);
    expect(await ask(world, 'how much is premium')).toMatch(/47,500/);
    expect(await ask(world, 'Сколько сейчас стоит премиум?')).toMatch(/47\s500/);
  });

  // spec: 222
  it('what the school has switched off is not promised', async () => {
    const world = await school();
    const manager = await world.signedInAs('manager');
    expect(await ask(world, 'есть рассрочка?')).toMatch(/3 или 6 месяцев/);
    const { version } = (await manager.call(instalmentsPanelApi.showSettings, {})).body;
    await manager.call(instalmentsPanelApi.saveSettings, { is_on: true, months: [6], version });
    expect(await ask(world, 'есть рассрочка?')).toMatch(/на 6 месяцев/);
    const now = (await manager.call(instalmentsPanelApi.showSettings, {})).body.version;
    await manager.call(instalmentsPanelApi.saveSettings, { is_on: false, months: [6], version: now });
    expect(await ask(world, 'есть рассрочка?')).toMatch(/рассрочки нет/);

    expect(await ask(world, 'есть чат учеников?')).toMatch(/закрытое сообщество/);
    const facts = { ...demoFacts, benefits: ['guide' as const], phone: null };
    await contextOf(world.app).transaction((ctx) => changeSchool(ctx, facts));
    expect(await ask(world, 'есть чат учеников?')).toMatch(/сейчас нет/);
    expect(await ask(world, 'есть личная консультация?')).toMatch(/сейчас нет/);
    expect(await ask(world, 'какие бонусы?')).not.toMatch(/сообществ|консультац|агентств|шаблон/);
    expect(await ask(world, 'ваш телефон')).not.toMatch(/телефон/);
  });

  it('people are there in the hours that the school has set, the program always', async () => {
    const world = await school();
    const owner = await world.signedInAs('super_admin');
    const { body } = await owner.call(supportSettingsApi.show, {});
    const workday = { from: '10:00', until: '19:00' };
    const save = async (hours: typeof body.hours) => {
      const { version } = (await owner.call(supportSettingsApi.show, {})).body;
      const saved = await owner.call(supportSettingsApi.save, { ...body, is_on: true, hours, version });
      expect(saved.status).toBe(200);
    };
    await save(Array(7).fill({ from: '00:00', until: '24:00' }));
    expect(await ask(world, 'когда вы отвечаете?')).toMatch(/поддержка работает круглосуточно/);
    expect(await ask(world, 'видео не открывается')).toMatch(/круглосуточно/);
    await save([...Array(5).fill(workday), { from: '11:00', until: '15:00' }, null]);
    expect(await ask(world, 'когда вы отвечаете?')).toMatch(
      /пн–пт 10:00–19:00, сб 11:00–15:00 \(время школы\)/,
    );
    expect(await ask(world, 'what are your support hours', { language: 'en' })).toMatch(
      /Mon–Fri 10:00–19:00, Sat 11/,
    );
    expect(await ask(world, 'видео не открывается')).not.toMatch(/круглосуточно/);
    await save(Array(7).fill(null));
    expect(await ask(world, 'когда вы отвечаете?')).toMatch(/Сотрудникам можно оставить сообщение/);
  });

  it('a visitor who asks for their access hears what holds for everybody', async () => {
    const world = await school();
    expect(await ask(world, 'does my access expire', { language: 'en' })).toMatch(
      /lifetime access[\s\S]*sign in/,
    );
    expect(await ask(world, 'мой доступ закончится?')).toMatch(/навсегда[\s\S]*Войдите/);
  });

  it('a link that is asked for is that of the document, and no mail is missed', async () => {
    const world = await school();
    const text = await ask(world, 'Дайте ссылки на документы школы');
    expect(text).toMatch(/Оферта: http/);
    expect(text).not.toMatch(/[Сс]пам/);
  });

  it('Chinese sentences follow each other without a space', async () => {
    const world = await school();
    expect(await ask(world, '课程多少钱？', { language: 'zh' })).toMatch(/。\S/);
    expect(await ask(world, '课程多少钱？', { language: 'zh' })).not.toMatch(/。 /);
  });

  it('a course that is named has its own lessons and hours', async () => {
    const world = await school();
    expect(await ask(world, 'сколько часов в курсе?')).toMatch(/24 часа с практикой/);
    expect(await ask(world, 'сколько часов в премиуме?')).toMatch(/40 часов видео/);
    expect(await ask(world, 'how many hours is premium', { language: 'en' })).toMatch(/40 hours of video/);
  });

  // spec: 227
  it("the school's own question of the page goes before what comes with Podium", async () => {
    const world = await school();
    const editor = await world.signedInAs('content_manager');
    const { texts } = (await editor.call(contentPanelApi.show, { section: 'questions' })).body;
    const { version } = texts.find((text) => text.language === 'ru')!;
    const value = [{ question: 'Можно ли вернуть деньги?', answer: 'Вернём в любой день, без вопросов.' }];
    await editor.call(contentPanelApi.save, { section: 'questions', language: 'ru', version, value });
    expect(await ask(world, 'хочу возврат')).toBe('Вернём в любой день, без вопросов.');
    expect(await ask(world, 'refund', { language: 'en' }), 'English visitors keep theirs').toMatch(
      /within 14 days/,
    );
  });

  // spec: 226
  it('a short question goes on with the one before it', async () => {
    const world = await school();
    expect(
      await ask(world, 'а сколько стоит?', { language: 'ru', previous: 'Что такое рейтинг модели?' }),
    ).toContain('290');
    expect(
      await ask(world, 'and how long does it take?', { language: 'en', previous: 'What lessons are there?' }),
    ).toMatch(/2–3 weeks/);
    expect(
      await ask(world, 'а сертификат дают?', { language: 'ru', previous: 'Что такое рейтинг модели?' }),
    ).toContain('сертификат');
  });

  // spec: 226
  it('several questions in one are all answered', async () => {
    const world = await school();
    const text = await ask(world, 'сколько стоит базовый курс, есть ли рассрочка и дают ли сертификат?');
    for (const part of [/4\s000/, /рассрочк/, /сертификат/]) expect(text).toMatch(part);
  });

  it('a question about one thing has one answer, whatever its other words could mean elsewhere', async () => {
    const world = await school();
    for (const question of [
      'Филиал в Казани?',
      'Филиал в Казани работает?',
      'А в Казани филиал не откроется?',
    ]) {
      const text = await ask(world, question);
      expect(text, question).toContain('онлайн');
      expect(text, question).not.toMatch(/\n|Обновите|работу|Сразу после/);
    }
  });

  // spec: 24
  it('a live school is asked about itself alone: no age, hours, weeks or teachers of another', async () => {
    const world = await school();
    world.app.config.mode = 'live';
    const asked = ['Сколько длится обучение?', 'Что в программе?', 'Со скольки лет можно учиться?'];
    for (const question of [...asked, 'Когда работает поддержка?', 'Что за гайд?']) {
      const text = await ask(world, question);
      expect(text, question).not.toMatch(/2–3|8 до 75|преподавател|50 страниц|от 30 минут/);
    }
    // As on its card, and not the sum over its lessons.
    expect(await ask(world, 'Сколько длится обучение?')).toMatch(/20 часов с практикой/);
  });

  // spec: 226
  it('what is not known is said to be so, with a person offered; nothing typed breaks it', async () => {
    const world = await school();
    const odd = ['?', '🙂', '\u0000', 'а'.repeat(2000), '。。。', '<script>', '\ud800', '12345 67890'];
    for (const question of [...odd, 'Сколько лун у Юпитера?']) {
      const { isConfident, wantsHuman, options, text } = await answer(world, question);
      expect({ isConfident, wantsHuman }, question).toEqual({ isConfident: false, wantsHuman: false });
      expect(options).toMatchObject([{ action: 'operator' }]);
      expect(text).not.toBe('');
    }
  });

  it('what may be meant is asked back by a button, which asks what is answered', async () => {
    const world = await school();
    const asked = await answer(world, 'Мне 40 лет. Где сделать снепы?');
    expect(asked.isConfident).toBe(false);
    expect(asked.text).toContain('Вы спрашиваете об этом?');
    const [back, person] = asked.options!;
    expect(back).toMatchObject({ action: 'ask', text: back!.value });
    expect(person).toMatchObject({ action: 'operator' });
    expect((await answer(world, back!.value)).text).toMatch(/8 до 75/);
  });
});

describeOnEngines('what an answer names', (makeWorld, engine) => {
  const change = async (world: World, { course, rating }: { course: number; rating: number }) => {
    const director = await world.signedInAs('admin');
    const { courses } = (await director.call(coursesPanelApi.list, {})).body;
    const { id, version } = courses.find(({ type }) => type === 'premium')!;
    expect((await director.call(coursesPanelApi.save, { id, version, price: course })).status).toBe(200);
    const { body } = await director.call(ratingPanelApi.showSettings, {});
    const saved = await director.call(ratingPanelApi.saveSettings, { ...body, price: rating });
    expect(saved.status).toBe(200);
  };

  it('follows the panel in the chat, in the next message', async () => {
    const world = await makeWorld();
    await makeAskedSchool(world.app);
    const visitor = world.visitor();
    const asked = async (message: string) =>
      (await visitor.call(supportApi.send, { message, session_id: 'one' })).body.response;
    expect(await asked('цена премиума')).toMatch(/50\s000/);
    expect(await asked('сколько стоит рейтинг?')).toContain('290');
    await change(world, { course: 47_500, rating: 310 });
    expect(await asked('цена премиума')).toMatch(/47\s500/);
    expect(await asked('сколько стоит рейтинг?')).toContain('310');
  });

  if (engine === 'postgres')
    // spec: 222
    it('follows what another process has changed', async () => {
      const world = await makeWorld();
      await makeAskedSchool(world.app);
      await besideTwin(world, async (twin) => {
        const asked = async (question: string) =>
          (await answerQuestion(visitor(twin, 'ru'), { question, language: 'ru', previous: [] })).text;
        expect(await asked('цена премиума')).toMatch(/50\s000/);
        expect(await asked('сколько стоит рейтинг?')).toContain('290');
        await change(world, { course: 47_500, rating: 310 });
        expect(await asked('цена премиума')).toMatch(/47\s500/);
        expect(await asked('сколько стоит рейтинг?')).toContain('310');
      });
    });
});

function answer(
  world: World,
  question: string,
  { language = 'ru', previous }: { language?: Language; previous?: string } = {},
) {
  const before = previous === undefined ? [] : [{ question: previous, answer: '', sources: [] }];
  return answerQuestion(visitor(world.app, language), { question, language, previous: before });
}

async function ask(
  world: World,
  question: string,
  { language = 'ru', previous }: { language?: Language; previous?: string } = {},
) {
  return (await answer(world, question, { language, previous })).text;
}
