/** Every folder of texts, and the module beside it that brings them: their types are written from the Russian ones. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { languages, textsFrom } from '#shared/i18n.ts';

export type Texts = string | readonly Texts[] | { readonly [key: string]: Texts };

export interface TextsFolder {
  /** Such as `src/features/sales/orders`. */
  owner: string;
  /** `ordersTexts`. */
  name: string;
  files: Record<string, { readonly [key: string]: Texts }>;
  same: Record<string, string>;
}

const root = join(import.meta.dirname, '..');
const shared = 'src/shared';
const head = '// Written by `npm run texts`.\n';

/** In the order of their paths. @throws where a language has no file */
export function textsFolders(named: readonly string[] = languages): TextsFolder[] {
  const owners = globSync('src/**/texts/ru.json', { cwd: root }).map((path) =>
    path.replaceAll('\\', '/').replace('/texts/ru.json', ''),
  );
  return owners.sort().map((owner) => ({
    owner,
    name: `${owner
      .split('/')
      .at(-1)!
      .replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())}Texts`,
    files: Object.fromEntries(named.map((language) => [language, readJson(owner, language)])),
    same: existsSync(join(root, owner, 'texts/same.json')) ? readJson(owner, 'same') : {},
  }));
}

function readJson<T>(owner: string, name: string): T {
  return JSON.parse(readFileSync(join(root, owner, 'texts', `${name}.json`), 'utf8')) as T;
}

/** What is to stand beside each folder, and the list of all, by path. */
export function textsModules(): Map<string, string> {
  const folders = textsFolders();
  const ofShared = folders.find(({ owner }) => owner === shared)!;
  const words = textsFrom<Record<string, Texts>>(ofShared.files as never, ofShared.same);
  const modules = folders.map((folder) => [`${folder.owner}/texts.ts`, moduleOf(folder, words)] as const);
  return new Map([...modules, ['src/texts.ts', listOf(folders)]]);
}

function moduleOf({ owner, name, files, same }: TextsFolder, words: object): string {
  const names = [...languages, ...(Object.keys(same).length > 0 ? ['same'] : [])].sort();
  const takesShared = owner !== shared && names.includes('same');
  const imports = names.map((file) => `import ${file} from './texts/${file}.json' with { type: 'json' };\n`);
  const given = `{ ${[...languages].sort().join(', ')} }`;
  const more = names.includes('same') ? `, same${takesShared ? ', sharedTexts' : ''}` : '';
  const { server, ...pages } = textsFrom<Record<string, Texts>>(files as never, same, words as never);
  const tables = Object.entries(pages).map(([key, table]) => `  ${named(key)}: ${typeOf(table.ru)};\n`);
  const below = Object.entries(server ?? {}).map(
    ([key, table]) => `    ${named(key)}: ${typeOf((table as { ru: Texts }).ru)};\n`,
  );
  const ofServer = server ? `  server: {\n${below.join('')}  };\n` : '';
  return [
    head,
    `import { textsFrom } from '#shared/i18n.ts';\n`,
    takesShared ? `import { sharedTexts } from '#shared/texts.ts';\n` : '',
    ...imports,
    `\nexport const ${name} = textsFrom<Texts>(${given}${more});\n\ninterface Texts {\n`,
    ...tables,
    `${ofServer}}\n`,
  ].join('');
}

/** A text is typed by the values that it takes. */
function typeOf(texts: Texts): string {
  if (typeof texts === 'string') return valuesOf(texts);
  if (Array.isArray(texts)) return `readonly (${[...new Set(texts.map(typeOf))].sort().join(' | ')})[]`;
  const entries = Object.entries(texts).map(([key, value]) => `${named(key)}: ${typeOf(value)}`);
  return `{ ${entries.join('; ')} }`;
}

function named(key: string): string {
  return /^[a-z_$][\w$]*$/i.test(key) ? key : `'${key}'`;
}

function valuesOf(text: string): string {
  const values = [...new Set(skeleton(parse(text)))].sort();
  return values.length === 0 ? 'string' : `'${values.join(' ')}'`;
}

/** The same placeholders without the words around them. */
function skeleton(elements: readonly MessageFormatElement[]): string[] {
  return elements.flatMap((element) => {
    switch (element.type) {
      case TYPE.literal:
      case TYPE.pound:
        return [];
      case TYPE.argument:
        return [`{${element.value}}`];
      case TYPE.number:
      case TYPE.date:
      case TYPE.time:
        return [`{${element.value}, ${TYPE[element.type]}}`];
      case TYPE.select:
        return [
          `{${element.value}, select, ${Object.keys(element.options)
            .map((key) => `${key} {}`)
            .join(' ')}}`,
          ...optionsOf(element.options),
        ];
      case TYPE.plural:
        return [`{${element.value}, number}`, ...optionsOf(element.options)];
      case TYPE.tag:
        return [`<${element.value}></${element.value}>`, ...skeleton(element.children)];
      default:
        return [];
    }
  });
}

function optionsOf(options: Record<string, { value: MessageFormatElement[] }>): string[] {
  return Object.values(options).flatMap(({ value }) => skeleton(value));
}

function listOf(folders: readonly TextsFolder[]): string {
  const imports = folders.map(
    ({ owner, name }) => `import { ${name} } from '${owner.replace('src/', '#')}/texts.ts';\n`,
  );
  const names = folders.map(({ name }) => `  ${name},\n`).join('');
  return `${head}
/** The texts of the pages, by namespace. Several features may write into one. */
import { byNamespace } from '#shared/i18n.ts';
import { languageNames } from '#shared/languageNames.ts';
${imports.join('')}
export const messages = byNamespace(
${names}  languageNames,
);

export type Namespace = keyof typeof messages;
export type Messages = { [N in Namespace]: (typeof messages)[N]['ru'] };
`;
}
