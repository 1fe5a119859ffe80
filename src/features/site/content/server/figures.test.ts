import { expect, it } from 'vitest';
import { currentVersion } from '#server/versions/versions.ts';
import { aCourse, aLesson, aStudentWithLessons, buy } from '#test/school.ts';
import { describeOnEngines, type World } from '#test/world.ts';
import { contentApi, type SiteContent } from '../contract/content.ts';
import { contentPanelApi } from '../contract/panel.ts';

type Figure = SiteContent['statistics'][number];

describeOnEngines('a figure of the first screen', (makeWorld) => {
  // spec: 757
  it('is computed from what the school has, or stands as it was typed', async () => {
    const world = await makeWorld();
    await aStudentWithLessons(world);
    const year = world.app.now().getFullYear();
    await write(world, [
      { value: '', label: 'учеников', computed: 'students' },
      { value: '', label: 'уроков', computed: 'lessons' },
      { value: '', label: 'лет', computed: 'years', since: year - 12 },
      { value: '∞', label: 'терпения', computed: null },
    ]);
    expect(await values(world)).toEqual(['1', '3', '12', '∞']);
    const other = await aCourse(world, { type: 'basic', title: 'Базовый', position: 2 });
    await aLesson(world, other.id, { videoFile: 'film.mp4' });
    const drawn = await currentVersion(world.app.database.handle, 'pages');
    await buy(world, world.visitor(), other, { email: 'second@example.com' });
    expect(await values(world)).toEqual(['2', '4', '12', '∞']);
    // Each purchase redraws a page that names the number of students.
    expect(await currentVersion(world.app.database.handle, 'pages')).toBeGreaterThan(drawn);
  });

  it.each([
    ['nothing typed and nothing to compute', { value: ' ', label: 'лет' }, 'value.0.value'],
    ['years since nobody knows when', { value: '', label: 'лет', computed: 'years' }, 'value.0.since'],
    [
      'years before there were photographs of fashion',
      { value: '', label: 'лет', computed: 'years', since: 1066 },
      'value.0.since',
    ],
  ] as const)('is not %s', async (_, figure, field) => {
    const { status, body } = await write(await makeWorld(), [figure]);
    expect([status, Object.keys(body.fields ?? {})]).toEqual([422, [field]]);
  });
});

async function write(world: World, value: readonly Figure[]) {
  const editor = await world.signedInAs('content_manager');
  const section = 'statistics' as const;
  const { texts } = (await editor.call(contentPanelApi.show, { section })).body;
  const { version } = texts.find(({ language }) => language === 'ru')!;
  return editor.call(contentPanelApi.save, { section, language: 'ru', version, value });
}

async function values(world: World): Promise<string[]> {
  const { statistics } = (await world.visitor('ru').call(contentApi.show, {})).body;
  return statistics.map(({ value }) => value);
}
