/** Every column that names a file is declared by its feature, since files that no declared column names are deleted. */
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { sources } from '#test/sources.ts';
import { describeOnOneEngine, type World } from '#test/world.ts';
import { features } from './features.ts';

const declared = features.flatMap(({ files = [] }) => files);

/** Columns with such a name that name no file of ours, each with the reason. */
const others: Record<string, string> = {
  'backup_runs.file_count': 'how many files a backup has',
  'courses.cover_alt': 'what the cover shows, in words',
  'courses.cover_framing': 'a part of the cover',
  'imports.file_name': 'as it is called on people’s machines',
  'materials.file_name': 'as it is called on people’s machines',
  'model_applications.photos_consent_id': 'a consent',
  'rating_drafts.picture_until': 'a date',
  'rating_settings.photo_days': 'a count',
  'reviews.picture_alt': 'what the picture shows, in words',
  'reviews.picture_framing': 'a part of the picture',
  'uploads.file': 'the same as its id, once it has been checked',
};

describeOnOneEngine('files that features keep', (makeWorld) => {
  it('every column that names one is declared in the manifest of its feature', async () => {
    const world = await makeWorld();
    const columns = await columnsOf(world);
    const ours = declared.map(({ table, column }) => `${table}.${column}`);
    const named = columns
      .filter(({ column }) =>
        /(?:^|_)(?:files?|photos?|pictures?|logo|images?|covers?|posters?)(?:_|$)/.test(column),
      )
      // The row of a private picture stands for its file, and is declared by its id.
      .filter(({ refersTo }) => refersTo !== 'private_pictures')
      .map(({ table, column }) => `${table}.${column}`);
    const lost = named.filter((each) => !ours.includes(each) && !(each in others));
    expect(lost, 'give it a line among the `files` of the manifest, or the reason why it names none').toEqual(
      [],
    );
    const known = columns.map(({ table, column }) => `${table}.${column}`);
    expect([...ours, ...Object.keys(others)].filter((each) => !known.includes(each))).toEqual([]);
  });

  it('every feature that keeps files declares some, and each folder is declared', async () => {
    const keepers = /\b(?:keepPicture|keepOriginal|claimUpload|keepFile)\(/;
    const found = await sources(/^src\/features\/[^/]+\/[^/]+\/server\/(?!.*\.test\.ts$)/);
    const keeping = new Set(
      found.filter(({ text }) => keepers.test(text)).map(({ path }) => path.split('/')[3]!),
    );
    const silent = [...keeping].filter((name) => !features.find((each) => each.name === name)?.files);
    // The owner's first password, and the key of backups before there is the owner's, lie beside the uploads.
    expect(silent.toSorted()).toEqual(['account', 'backups']);
    expect([...new Set(declared.map(({ folder }) => folder))].toSorted()).toEqual([
      'captions',
      'faces',
      'logo',
      'photos',
      'pictures',
      'private',
      'uploads',
      'upright',
    ]);
  });
});

interface Column {
  table: string;
  column: string;
  /** Table whose row it names. */
  refersTo: string | null;
}

async function columnsOf({ app }: World): Promise<Column[]> {
  const { rows } = await sql<Column>`
    select tables.name as "table", columns.name as "column", keys."table" as "refersTo"
    from sqlite_schema as tables
    join pragma_table_info(tables.name) as columns
    left join pragma_foreign_key_list(tables.name) as keys on keys."from" = columns.name
    where tables.type = 'table'`.execute(app.database.handle);
  return rows;
}
