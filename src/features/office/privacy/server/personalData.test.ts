/** The export leaves out no personal data: its declarations are compared with the schema. */
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { features } from '#app/features.ts';
import { contextOf } from '#server/context.ts';
import { personalTablesOf } from '#server/personalData.ts';
import { keepPrivatePicture, readPrivatePicture } from '#server/privatePictures/privatePictures.ts';
import { hour } from '#shared/dates.ts';
import { languages } from '#shared/i18n.ts';
import { aDraft, applyAsModel, aSnap } from '#test/applications.ts';
import { aWholePerson, rowsIn, tableNames, traces, unzipped } from '#test/privacy.ts';
import { columnsOf, rows } from '#test/rows.ts';
import { describeOnEngines, type World } from '#test/world.ts';
import { privacyApi } from '../contract/privacy.ts';
import { pictureColumn } from './store.ts';
import { wordsByFeature, wordsOf } from './words.ts';

const listed = personalTablesOf(features);
const aboutNobody = features.flatMap(({ personalData: { ofSchool = {}, ofProduct = {} } = {} }) => [
  ...Object.keys(ofSchool),
  ...Object.keys(ofProduct),
]);

describeOnEngines('what is held on a person', (makeWorld) => {
  // spec: 80
  it('every table and every column has its word: given to the person, or left out for a reason', async () => {
    const world = await makeWorld();
    const lost: string[] = [];
    for (const table of await tableNames(world)) {
      if (aboutNobody.includes(table)) continue;
      const lines = listed.filter((holding) => holding.table === table);
      if (lines.length === 0) lost.push(table);
      for (const { columns, leftOut, section } of lines) {
        const named = [...columns, ...Object.keys(leftOut)].toSorted();
        expect(named, section).toEqual((await columnsOf(world, table)).toSorted());
      }
    }
    expect(lost, 'give it a line in the personalData.ts of its feature: whose its rows are').toEqual([]);
    const known = [...new Set(listed.map(({ table }) => table)), ...aboutNobody];
    expect(known.toSorted(), 'each is somebody’s, once').toEqual(await tableNames(world));
  });

  it('what is kept is a column of a row that outlives the person', () => {
    const stray = listed.flatMap(({ table, erased, kept = {}, columns, leftOut }) =>
      Object.keys(kept)
        .filter((column) => erased === 'deleted' || !(columns.includes(column) || column in leftOut))
        .map((column) => `${table} ${column}`),
    );
    expect(stray).toEqual([]);
  });

  it('a form or a title belongs to a column that is given', () => {
    const stray = listed.flatMap(({ section, columns, forms = {}, titles = [] }) =>
      [...Object.keys(forms), ...titles.map(({ column }) => column)]
        .filter((column) => !columns.includes(column))
        .map((column) => `${section} ${column}`),
    );
    expect(stray).toEqual([]);
  });

  it('every section and every column that is given has a name in every language, once', () => {
    const sections = listed.map(({ section }) => section).toSorted();
    const columns = listed.flatMap(({ columns, picture }) => [
      ...columns,
      ...(picture ? [pictureColumn] : []),
    ]);
    for (const language of languages) {
      const words = wordsOf(features, language);
      expect(Object.keys(words.sections).toSorted(), language).toEqual(sections);
      expect(
        columns.filter((column) => !words.columns[column]),
        language,
      ).toEqual([]);
      const named = wordsByFeature(features, language).flatMap(({ columns = {} }) => Object.keys(columns));
      expect(
        named.filter((column, index) => named.indexOf(column) !== index),
        `${language}: named twice`,
      ).toEqual([]);
    }
  });

  it('no table that is about nobody refers to a person', async () => {
    const world = await makeWorld();
    const referring: string[] = [];
    for (const table of aboutNobody) {
      const columns = await columnsOf(world, table);
      if (columns.some((column) => /user_id|actor_id|buyer|person/.test(column))) referring.push(table);
    }
    expect(referring).toEqual([]);
  });

  // spec: 80
  it('a person who left something everywhere gets something of everything', async () => {
    const world = await makeWorld();
    const { student } = await aWholePerson(world);
    const { texts } = await unzipped(world, student.token, privacyApi.download.path);
    const data = JSON.parse(texts['data.json']!) as Record<string, unknown[]>;
    const empty = listed.map(({ section }) => section).filter((section) => data[section]!.length === 0);
    expect(empty.toSorted()).toEqual(['batches', 'done_as_staff', 'launch_mails', 'uploads']);
    const all = texts['data.json']!;
    for (const trace of Object.values(traces)) expect(all).toContain(trace);
  });

  // spec: 80
  it('photos of applications and ratings are in it byte for byte, and nobody else’s', async () => {
    const world = await makeWorld();
    const { student } = await aWholePerson(world);
    const stranger = await world.signedInAs('user', { email: 'stranger@example.com' });
    const email = stranger.email;
    await applyAsModel(world, stranger, { ...(await aDraft(stranger, ['face_front'])), email });
    const rated = await aRatedPhoto(world);
    const kept = (id: string) => readPrivatePicture(contextOf(world.app), id);
    const snaps = await rows<{ picture_id: string; email: string }>(
      world,
      'select picture_id, email from application_snaps join model_applications on model_applications.id = application_id',
    );
    const snapOf = (email: string) => kept(snaps.find((snap) => snap.email === email)!.picture_id);

    const own = await unzipped(world, student.token, privacyApi.download.path);
    const data = JSON.parse(own.texts['data.json']!) as Record<string, { picture_file: string }[]>;
    const fileOf = (section: string) => data[section]!.map(({ picture_file }) => picture_file);
    const [snap] = fileOf('application_snaps');
    const [photo] = fileOf('rating_results');
    expect(Object.keys(own.files).toSorted()).toEqual(['data.html', 'data.json', snap, photo].toSorted());
    expect(Buffer.from(own.files[snap!]!)).toEqual(await snapOf(student.email));
    expect(Buffer.from(own.files[photo!]!)).toEqual(await kept(rated));
    expect(own.texts['data.html']).toContain(`<a href="${snap}">`);

    const other = await unzipped(world, stranger.token, privacyApi.download.path);
    const theirs = Object.keys(other.files).filter((name) => name.startsWith('pictures/'));
    expect(theirs).toHaveLength(1);
    expect(Buffer.from(other.files[theirs[0]!]!)).toEqual(await snapOf(email));
  });

  // spec: 80
  it('and never a secret, nor anything of anybody else', async () => {
    const world = await makeWorld();
    const { student, owner } = await aWholePerson(world);
    const stranger = await world.signedInAs('user', { email: 'stranger@example.com', firstName: 'Чужая' });
    const { texts } = await unzipped(world, student.token, privacyApi.download.path);
    const all = Object.values(texts).join('\n');
    expect(all).not.toMatch(/password_hash|token_hash|secret_hash|idempotence_key|\$argon2/);
    for (const { table, leftOut } of listed) {
      const secrets = Object.entries(leftOut).filter(([, why]) => why.startsWith('a secret'));
      for (const row of await rowsIn(world, table)) {
        for (const [column] of secrets) {
          const value = row[column];
          if (typeof value === 'string') expect(all.includes(value), `${table}.${column}`).toBe(false);
        }
      }
    }
    for (const other of [owner.email, owner.id, stranger.email, stranger.id, 'Чужая'])
      expect(all).not.toContain(other);
    expect(all).not.toContain(student.token);
  });
});

/** Gives the only rating there is a photo. @returns the picture's id */
async function aRatedPhoto(world: World): Promise<string> {
  const keeping = { field: 'photo', keptForMs: 1 * hour };
  const { id } = await keepPrivatePicture(contextOf(world.app), await aSnap(), keeping);
  const { handle } = world.app.database;
  const now = world.app.now().toISOString();
  await sql`insert into rating_drafts (id, picture_id, created_at) values (${id}, ${id}, ${now})`.execute(
    handle,
  );
  await sql`update rating_results set draft_id = ${id}`.execute(handle);
  return id;
}
