/** Files that are made to keep the school busy, or to confuse it with the names in them. */
import { expect, it } from 'vitest';
import { aBook, anArchive, hostileBooks } from '#test/foreignFiles.ts';
import { beginFile, moveIn, outcomes, shown, tried } from '#test/movingIn.ts';
import { aCourse } from '#test/school.ts';
import { upload } from '#test/uploads.ts';
import { describeOnOneEngine } from '#test/world.ts';
import { movingInApi } from '../contract.ts';

const people = (...rows: string[]) => `email;курсы\n${rows.join('\n')}\n`;

describeOnOneEngine('a file that means harm', (makeWorld) => {
  it('is refused with the reason in the reader’s words, and is not begun', async () => {
    const world = await makeWorld();
    const owner = await world.signedInAs('admin');
    const [, unclosed] = hostileBooks[0]!;
    const refused = async (name: string, bytes: Buffer) => {
      const { id } = await upload(owner, { purpose: 'table', name }, bytes);
      const { status, body } = await owner.call(movingInApi.begin, { upload_id: id });
      return [status, body.detail];
    };
    expect(await refused('a.xlsx', await aBook(unclosed))).toEqual([422, 'Файл не читается: он повреждён']);
    const cells = Buffer.from(`email${';x'.repeat(199)}\n${`${'1;'.repeat(199)}1\n`.repeat(20_001)}`);
    expect(await refused('a.csv', cells)).toEqual([
      422,
      'Файл не читается: в нём больше 4\u00a0000\u00a0000 ячеек, разделите его',
    ]);
    expect((await owner.call(movingInApi.list, {})).body.imports).toEqual([]);
    const archive = await anArchive({ 'notes.txt': 'none' });
    const sent = await upload(owner, { purpose: 'table', name: 'a.zip' }, archive);
    expect(sent.body.code).toBe('upload_type');
  });

  it('is read once, however often it is looked at', async () => {
    const world = await makeWorld();
    const owner = await world.signedInAs('admin');
    const id = await beginFile(owner, { bytes: people('a@example.com;', 'nobody;') });
    const { storage } = world.app;
    const read = () => Promise.reject(new Error('the upload is read again'));
    world.app.storage = { ...storage, read };
    const { kind, columns } = await shown(owner, id);
    const mapping = { id, kind, columns, courses: {}, rates: {} };
    expect((await owner.call(movingInApi.map, mapping)).status).toBe(200);
    expect(outcomes(await tried(world, owner, id))).toEqual({ created: 1, 'refused: email_invalid': 1 });
    const { rows } = (await owner.call(movingInApi.rows, { id, outcome: 'refused' })).body;
    expect(rows).toEqual([{ line: 3, reason: 'email_invalid', cells: ['nobody'] }]);
    await owner.call(movingInApi.run, { id });
    await world.runJobs();
    expect(await shown(owner, id)).toMatchObject({ state: 'done', rows_done: 2 });
  });

  it('may name twenty courses in a cell, and no more', async () => {
    const world = await makeWorld();
    const owner = await world.signedInAs('admin');
    const course = await aCourse(world, { title: 'Поза, свет, и камера' });
    const named = (count: number, name = course.title) => Array(count).fill(name).join(', ');
    const bytes = people(
      `one@example.com;${named(2)}`,
      `all@example.com;${named(20)}`,
      `more@example.com;${named(21)}`,
      `many@example.com;${named(1600, 'а')}`,
    );
    const id = await beginFile(owner, { bytes });
    const { kind, columns } = await shown(owner, id);
    await owner.call(movingInApi.map, { id, kind, columns, courses: { а: course.id }, rates: {} });
    expect(outcomes(await tried(world, owner, id))).toEqual({ created: 2, 'refused: courses_many': 2 });
  });

  it.each(['constructor', 'toString', 'has own property'])('may call a course «%s»', async (title) => {
    const world = await makeWorld();
    const owner = await world.signedInAs('admin');
    const course = await aCourse(world);
    const bytes = people(`a@example.com;${title}`, `b@example.com;${course.title}`);
    const moved = await moveIn(world, owner, { bytes });
    expect(moved).toMatchObject({ state: 'done', rows_done: 2, unknown_courses: [title] });
    expect(outcomes(moved)).toEqual({ created: 1, 'refused: course_unknown': 1 });
  });
});
