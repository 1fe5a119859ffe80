import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { learningApi } from '#features/teaching/learning/contract.ts';
import { queueDueSchedules } from '#server/outbox/schedules.ts';
import { day } from '#shared/dates.ts';
import { foreignFile } from '#test/foreign.ts';
import { aStudentWithLessons } from '#test/school.ts';
import { describeOnEngines } from '#test/world.ts';
import { captionsApi } from '../contract/captions.ts';
import { lessonsSchedules } from './jobs.ts';

const titles = (text: string) => `WEBVTT\n\n00:01.000 --> 00:02.000\n${text}\n`;

describeOnEngines('captions', (makeWorld) => {
  // spec: 701, 704
  it('are served by language, to whom the film is, as they are now', async () => {
    const world = await makeWorld();
    const { student, lessons } = await aStudentWithLessons(world);
    const [id = ''] = lessons;
    const staff = await world.signedInAs('content_manager');
    await staff.call(captionsApi.save, { id, language: 'zh', text: titles('旧') });
    const { body } = await staff.call(captionsApi.save, { id, language: 'zh', text: titles('你好') });
    expect(body).toEqual({ captions: ['ru', 'zh'] });
    const ticket = (await student.call(learningApi.openVideo, { id })).body;
    expect(ticket.captions.map(({ language }) => language)).toEqual(['ru', 'zh']);
    const get = (url = '', remoteAddress = '10.0.0.1') => world.server.inject({ url, remoteAddress });
    const file = await get(ticket.captions[1]?.url);
    expect(file.headers['content-type']).toMatch('text/vtt');
    expect(file.headers['cache-control']).toBe('private, no-store');
    expect(file.body).toBe(titles('你好'));
    expect((await get(ticket.captions[1]?.url, '10.0.0.2')).statusCode, 'a copied address').toBe(404);
    await staff.call(captionsApi.delete, { id, language: 'zh' });
    expect((await get(ticket.captions[1]?.url)).statusCode).toBe(404);
    const folder = join(world.app.config.dataDir, 'uploads', 'captions');
    expect(await readdir(folder), 'what was replaced is gone, what was deleted is not').toHaveLength(1);
    const restored = await staff.call(captionsApi.restore, { id, language: 'zh' });
    expect(restored.body).toEqual({ captions: ['ru', 'zh'] });
    expect((await get(ticket.captions[1]?.url)).body).toBe(titles('你好'));

    await staff.call(captionsApi.delete, { id, language: 'zh' });
    world.passTime(31 * day);
    await queueDueSchedules(world.app, lessonsSchedules);
    await world.runJobs();
    expect(await readdir(folder), 'thirty days later').toEqual([]);
    const late = await (await world.signedInAs('content_manager')).call(captionsApi.restore, {
      id,
      language: 'zh',
    });
    expect(late.body).toEqual({ captions: ['ru'] });
  });

  // spec: 701
  it('are shown in the letters of their encoding before they are saved, SubRip as WebVTT', async () => {
    const world = await makeWorld();
    const staff = await world.signedInAs('content_manager');
    const read = async (bytes: Buffer) =>
      (await staff.call(captionsApi.read, { file: bytes.toString('base64') })).body;
    expect(await read(await foreignFile('captions-windows-1251.vtt'))).toMatchObject({
      encoding: 'windows-1251',
      text: expect.stringContaining('Привет! Встаньте прямо.'),
      wrong: null,
    });
    const srt =
      '\ufeff1\r\n00:00:01,500 --> 00:00:02,000\r\n{\\an8}你好\r\n\r\n2\r\n0:00:03,5 --> 0:00:04,25\r\n<i>b</i>\r\n';
    expect(await read(Buffer.from(srt, 'utf16le'))).toEqual({
      encoding: 'utf-16le',
      text: 'WEBVTT\n\n1\n00:00:01.500 --> 00:00:02.000\n你好\n\n2\n00:00:03.500 --> 00:00:04.250\n<i>b</i>\n',
      wrong: null,
    });
    const { lessons } = await aStudentWithLessons(world);
    const save = (text: string) => staff.call(captionsApi.save, { id: lessons[0]!, language: 'en', text });
    expect(await save(titles('������'))).toMatchObject({
      status: 422,
      body: { line: 4, problem: 'letters' },
    });
    expect((await save(srt)).status).toBe(200);
  });

  // spec: 701
  it('with a mistake are refused, and the line is named', async () => {
    const world = await makeWorld();
    const { lessons } = await aStudentWithLessons(world);
    const staff = await world.signedInAs('content_manager');
    const save = (text: string, id = lessons[0]!) =>
      staff.call(captionsApi.save, { id, language: 'en', text });
    const refused = await save(titles('a').replace('02.000', '02,000'));
    expect(refused).toMatchObject({
      status: 422,
      body: { code: 'captions_wrong', line: 3, problem: 'time' },
    });
    expect(refused.body.detail).toBe('Строка 3: время пишется так: 00:01:02.500 --> 00:01:05.000');
    expect((await save(titles('я'.repeat(600_000)))).status).toBe(413);
    expect((await save(titles('a'), '00000000-0000-4000-8000-000000000000')).body.code).toBe(
      'lesson_not_found',
    );
  });
});
