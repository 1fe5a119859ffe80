/**
 * The oldest browsers that the README names, and what a built file asks of a browser beyond them. What each browser has is
 * told by MDN's table (`@mdn/browser-compat-data`); what is only used where it is there, is no fault: a condition that
 * names it, an optional call, `@supports`.
 */
import bcd from '@mdn/browser-compat-data' with { type: 'json' };
import { transform } from 'lightningcss';
import { parseSync } from 'oxc-parser';
import { oldestBrowsers } from './oldestBrowsers.ts';

/** Browsers have it, but not as we would need it. */
const shunned = new Map([['structuredClone', 'Safari copies no errors by it']]);

/** Given to older browsers by src/ui/olderBrowsers.ts. */
const given = ['.toSorted()', '.toReversed()', '.toSpliced()', 'Map.groupBy', 'URL.canParse'];

/** Used in spite of that, and why nothing breaks. */
const borne = new Map<string, string>([
  ['Notification', 'useInbox and Alerts ask for it first, where the check does not see it'],
  ['Notification.permission', 'likewise'],
  ['Notification.requestPermission', 'likewise'],
  ['Error.captureStackTrace', 'Zod asks for it first'],
  ['Uint8Array.fromBase64', 'a library asks for it first'],
  ['.startViewTransition()', 'React Router asks for it first'],
  ['.share()', 'the button is there where the browser has it'],
  ['.requestPictureInPicture()', 'likewise'],
  ['@container', 'Mantine’s, for components that no page has'],
  ['container-type', 'likewise'],
  ['text-size-adjust', 'has its prefix beside it'],
  ['resize', 'a field that cannot be drawn larger scrolls'],
]);

type Browser = keyof typeof oldestBrowsers;
interface Support {
  version_added?: string | boolean | null;
  version_removed?: string | boolean | null;
  flags?: unknown[];
}
interface Compat {
  __compat?: { support: Partial<Record<Browser, Support | Support[]>> };
  [feature: string]: unknown;
}

/** Browsers of ours that are too old for a feature of the table; none for what the table does not know. */
function tooOldFor(feature: unknown): string[] {
  const support = (feature as Compat | undefined)?.__compat?.support;
  if (!support) return [];
  return (Object.keys(oldestBrowsers) as Browser[])
    .filter((browser) => ![support[browser] ?? []].flat().some((each) => isThere(each, browser)))
    .map((browser) => `${browser} ${oldestBrowsers[browser]}`);
}

function isThere({ version_added: added, version_removed: removed, flags }: Support, browser: Browser) {
  if (typeof added !== 'string' || flags) return added === true;
  const isOlder = (version: string) =>
    compareVersions(version.replace('≤', ''), oldestBrowsers[browser]) <= 0;
  return isOlder(added) && !(typeof removed === 'string' && isOlder(removed));
}

function compareVersions(one: string, other: string): number {
  const [a, b] = [one, other].map((version) => version.split('.').map(Number)) as [number[], number[]];
  return a[0]! - b[0]! || (a[1] ?? 0) - (b[1] ?? 0);
}

function at(...path: string[]): unknown {
  let place: unknown = bcd;
  for (const name of path) place = (place as Record<string, unknown> | undefined)?.[name];
  return place;
}

/** Interfaces by name, of the language and of the browser. */
const interfaces = {
  ...(bcd.api as unknown as Record<string, Compat>),
  ...(bcd.javascript.builtins as unknown as Record<string, Compat>),
};

/** Interfaces whose methods are told by their names alone; those of rarer ones are called like our own. */
const told = [
  ...['Array', 'String', 'Map', 'Set', 'Promise', 'RegExp', 'Number', 'Date', 'TypedArray', 'Object'],
  ...[
    'Node',
    'Element',
    'HTMLElement',
    'HTMLDialogElement',
    'HTMLMediaElement',
    'HTMLVideoElement',
    'Document',
  ],
  ...['HTMLInputElement', 'Window', 'Navigator', 'Range', 'Clipboard', 'URLSearchParams'],
];

/** Methods of those that no interface of the oldest browsers has. */
const newMethods = (() => {
  const known = new Map<string, string[]>();
  for (const owner of told)
    for (const [name, feature] of Object.entries(interfaces[owner] ?? {}))
      if (tooOldFor(feature).length > 0) known.set(name, tooOldFor(feature));
  for (const members of Object.values(interfaces))
    for (const name of known.keys())
      if (members[name] && tooOldFor(members[name]).length === 0) known.delete(name);
  return known;
})();

type Node = { type: string; [part: string]: unknown };
export interface Asked {
  feature: string;
  missing: string[];
}

/** What a script asks of browsers beyond the oldest. */
export function askedByScript(code: string): Asked[] {
  const { program, errors } = parseSync('built.js', code, { sourceType: 'module' });
  if (errors.length > 0) throw new Error(errors[0]!.message);
  const asked = new Map<string, string[]>();
  walk(program as unknown as Node, undefined, new Set(), (feature, missing) => {
    if (missing.length > 0 && !given.includes(feature) && !borne.has(feature)) asked.set(feature, missing);
  });
  return [...asked].map(([feature, missing]) => ({ feature, missing }));
}

type Say = (feature: string, missing: string[]) => void;

/** @param conditions names that a condition around the node has asked for */
function walk(node: Node, parent: Node | undefined, conditions: Set<string>, say: Say): void {
  look(node, parent, conditions, say);
  for (const [part, value] of Object.entries(node)) {
    if (typeof value !== 'object' || value === null) continue;
    const inner = isGuarded(node, part) ? new Set([...conditions, ...namesIn(node)]) : conditions;
    for (const child of Array.isArray(value) ? value : [value])
      if (typeof (child as Node | null)?.type === 'string') walk(child as Node, node, inner, say);
  }
}

function isGuarded({ type }: Node, part: string): boolean {
  if (type === 'IfStatement' || type === 'ConditionalExpression') return part !== 'test';
  return type === 'LogicalExpression' && part === 'right';
}

/** Names in a condition, words in quotes among them: `'showPopover' in element`. */
function namesIn(node: Node): string[] {
  const test = (node.test ?? node.left) as Node;
  const found: string[] = [];
  const collect = (each: Node) => {
    if (each.type === 'Identifier') found.push(String(each.name));
    if (each.type === 'Literal' && typeof each.value === 'string') found.push(each.value);
    for (const value of Object.values(each))
      for (const child of [value].flat())
        if (typeof (child as Node | null)?.type === 'string') collect(child as Node);
  };
  collect(test);
  return found;
}

function look(node: Node, parent: Node | undefined, conditions: Set<string>, say: Say): void {
  const { type } = node;
  if (type === 'Literal' && node.regex) lookAtPattern(node.regex as { pattern: string; flags: string }, say);
  if (type === 'StaticBlock')
    say('static {}', tooOldFor(at('javascript', 'classes', 'static', 'initialization_blocks')));
  if (type === 'NewExpression' || type === 'CallExpression') lookAtCall(node, conditions, say);
  if (type === 'MemberExpression' && !node.computed) lookAtMember(node, parent, conditions, say);
}

function lookAtPattern({ pattern, flags }: { pattern: string; flags: string }, say: Say): void {
  const of = (name: string) => tooOldFor(at('javascript', 'regular_expressions', name));
  if (/(?<!\\)\(\?<[=!]/.test(pattern)) say('(?<=', of('lookbehind_assertion'));
  if (/(?<!\\)\(\?[ims]*-?[ims]+:/.test(pattern)) say('(?i:', of('modifier'));
  if (flags.includes('v')) say('/v', tooOldFor(at('javascript', 'builtins', 'RegExp', 'unicodeSets')));
}

function lookAtCall(node: Node, conditions: Set<string>, say: Say): void {
  const callee = node.callee as Node;
  if (callee.type !== 'Identifier') return;
  const name = String(callee.name);
  const [first] = node.arguments as Node[];
  const pattern = first?.type === 'Literal' ? first.value : textOf(first);
  if (name === 'RegExp' && typeof pattern === 'string') lookAtPattern({ pattern, flags: '' }, say);
  if (shunned.has(name)) say(name, [shunned.get(name)!]);
  else if (!conditions.has(name) && Object.hasOwn(interfaces, name)) say(name, tooOldFor(interfaces[name]));
}

/** The fixed parts of a template. */
function textOf(node: Node | undefined): string | null {
  if (node?.type !== 'TemplateLiteral') return null;
  return (node.quasis as { value: { raw: string } }[]).map(({ value }) => value.raw).join('');
}

function lookAtMember(node: Node, parent: Node | undefined, conditions: Set<string>, say: Say): void {
  const object = node.object as Node;
  const name = String((node.property as Node).name);
  if (conditions.has(name) || (object.type === 'Identifier' && conditions.has(String(object.name)))) return;
  const owner = object.type === 'Identifier' ? interfaces[String(object.name)] : undefined;
  const isAsked = parent?.type === 'UnaryExpression' || parent?.type === 'LogicalExpression';
  const isOwners = owner && Object.hasOwn(interfaces, String(object.name));
  if (isOwners && !isAsked) say(`${object.name}.${name}`, tooOldFor(owner[`${name}_static`] ?? owner[name]));
  const isCalled = parent?.type === 'CallExpression' && parent.callee === node && !parent.optional;
  if (!isOwners && isCalled && newMethods.has(name)) say(`.${name}()`, newMethods.get(name)!);
}

/** Functions of values, wherever the table has them. */
const valueFunctions = (() => {
  const found = new Map<string, Compat>();
  const collect = (place: Compat) => {
    for (const [name, feature] of Object.entries(place))
      if (name !== '__compat' && typeof feature === 'object' && feature) {
        if ((feature as Compat).__compat) found.set(name, feature as Compat);
        collect(feature as Compat);
      }
  };
  collect(bcd.css.types as unknown as Compat);
  return found;
})();

/** What a style sheet asks of browsers beyond the oldest, outside of `@supports`. */
export function askedBySheet(code: string): Asked[] {
  const asked = new Map<string, string[]>();
  let left = 0;
  const say = (feature: string, place: unknown) => {
    const missing = tooOldFor(place);
    if (left === 0 && missing.length > 0 && !borne.has(feature)) asked.set(feature, missing);
  };
  transform({
    filename: 'built.css',
    code: Buffer.from(code),
    visitor: {
      Rule(rule) {
        if (isLeft(rule)) left += 1;
        const name = rule.type.replace(/^layer-.*/, 'layer');
        say(`@${name}`, at('css', 'at-rules', name));
      },
      RuleExit(rule) {
        if (isLeft(rule)) left -= 1;
      },
      Selector(selector) {
        for (const name of pseudosIn(selector as Pseudo[])) say(`:${name}`, at('css', 'selectors', name));
      },
      Declaration(declaration) {
        const name =
          declaration.property === 'unparsed' ? declaration.value.propertyId.property : declaration.property;
        if (name !== 'custom') say(name, at('css', 'properties', name));
      },
      Function({ name }) {
        say(`${name}()`, valueFunctions.get(name));
      },
    },
  });
  return [...asked].map(([feature, missing]) => ({ feature, missing }));
}

/** Asked for first, or a library's, which is drawn plainer without. */
function isLeft(rule: { type: string; value?: unknown }): boolean {
  const isLibrarys = /"name":"(?:m_[0-9a-f]+|mantine-)/;
  return rule.type === 'supports' || (rule.type === 'style' && isLibrarys.test(JSON.stringify(rule.value)));
}

interface Pseudo {
  type: string;
  kind?: string;
  name?: string;
  /** Lists of selectors, in lists as deep as the pseudo-class takes them. */
  selectors?: unknown;
}

/** Its pseudo-classes and those within them; what has a maker's prefix is said for that maker alone. */
function pseudosIn(selector: Pseudo[]): string[] {
  return selector.flatMap(({ type, kind, name, selectors }) => {
    const own = kind === 'custom' ? name : kind;
    const isOne = type.startsWith('pseudo-') && own && !own.startsWith('-');
    return [...(isOne ? [own] : []), ...pseudosIn([selectors ?? []].flat(3) as Pseudo[])];
  });
}
