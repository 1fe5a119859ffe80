/**
 * Which scripts and styles of the browser's part become one file. Left to itself the build makes hundreds, most below
 * 1 KB, and on a slow network a file's upkeep costs more than its code.
 */
import { globSync } from 'node:fs';
import { join } from 'node:path';
import type { Rolldown } from 'vite';
import { isDrawn } from './drawn.ts';

const project = join(import.meta.dirname, '..');
const framework =
  /node_modules[\\/](react|react-dom|react-router|scheduler|use-intl|intl-messageformat|@formatjs)[\\/]/;
/** Comes with contracts, which all know it: never without them. */
const isZod = /node_modules[\\/]zod[\\/]/;
/** Bring zod, which the landing page and the sign-in of the panel do without. */
const isContract = /\/src\/features\/[^/]+\/[^/]+\/(?:contract|listing)(?:\.ts$|\/)|\/src\/shared\/listing/;
/** Packages of a few screens. */
const ofEditors = /node_modules[\\/](@dnd-kit|tus-js-client)[\\/]/;
const isPackage = /\/node_modules\//;
const isOwn = /\/src\/.*\.(?:tsx?|css)$/;
/** Modules that the landing page's forms may share: no screens. */
const isOfForms = /\/src\/(?:shared|ui|features\/[^/]+\/[^/]+\/(?:contract|rules|ui))[/.].*\.tsx?$/;

const landingPage = join(project, 'src/screens/site/LandingPage.tsx');
const panelScreens = pages('src/screens/panel/*Page.tsx', 'src/features/*/*/admin/*Page.tsx');
/** The panel's frame stands in the browser before a session does: as light as a public page. */
const otherScreens = pages(
  'src/root.tsx',
  'src/screens/{site,cabinet}/*Page.tsx',
  'src/features/*/*/{site,ui,cabinet}/*Page.tsx',
);
const cabinetScreens = pages('src/screens/cabinet/*Page.tsx', 'src/features/*/*/cabinet/*Page.tsx');
const openedMost = pages('src/screens/cabinet/{Dashboard,Lesson}Page.tsx');
const signIn = pages('src/screens/panel/{PanelLayout,PanelIndexPage}.tsx');

export function chunks(): Rolldown.CodeSplittingGroup[] {
  let found: Parts | undefined;
  const group = (
    name: string,
    minShareCount: number,
    belongs: (id: string, parts: Parts) => boolean,
  ): Rolldown.CodeSplittingGroup => ({
    name: (id, context) => {
      found ??= findParts(context);
      return belongs(id, found) ? name : null;
    },
    minShareCount,
  });
  return [
    { name: 'framework', test: framework },
    group('site', 1, (id, { landing, shared }) => landing.has(id) && shared.has(id)),
    // The sign-in of the panel brings its colours of the dark, so what it shares with the site is a file of its own.
    group('fields', 2, (id, { signIn, others }) => signIn.has(id) && others.has(id) && isOwn.test(id)),
    group('sign-in', 1, (id, { signIn, others }) => signIn.has(id) && !others.has(id) && isOwn.test(id)),
    // What the panel shares with other pages must bring neither the panel to them nor their forms to it.
    group(
      'common',
      1,
      (id, { panel, others, opened, later }) =>
        isZod.test(id) || (panel.has(id) && others.has(id)) || (opened.has(id) && later.has(id)),
    ),
    group('forms', 3, (id, { forms }) => forms.has(id)),
    group(
      'cabinet',
      2,
      (id, { cabinet, later, panel }) => cabinet.has(id) && !later.has(id) && !panel.has(id),
    ),
    group('panel', panelScreens.length / 3, (id, { panel, others }) => panel.has(id) && !others.has(id)),
    group('panel-own', 2, (id, { own, others }) => own.has(id) && !others.has(id)),
  ];
}

interface Parts {
  /** Modules that the landing page needs at once. */
  landing: Set<string>;
  /** Modules that other pages need at once, or the landing page later. */
  shared: Set<string>;
  /** Modules that its forms may share when they open. */
  forms: Set<string>;
  /** Modules that the landing page opens later. */
  later: Set<string>;
  /** Modules of the cabinet's pages. */
  cabinet: Set<string>;
  /** What the first page of the cabinet and a lesson need at once, which people open most. */
  opened: Set<string>;
  /** What the sign-in of the panel needs. */
  signIn: Set<string>;
  /** Modules of the panel's screens. */
  panel: Set<string>;
  /** Our own chunks that panel screens need, without the editors' packages. */
  own: Set<string>;
  /** Modules of other screens, needed at once or later. */
  others: Set<string>;
}

function findParts(context: Rolldown.ChunkingContext): Parts {
  const imports = (id: string) => context.getModuleInfo(id)?.importedIds ?? [];
  const opens = (id: string) => context.getModuleInfo(id)?.dynamicallyImportedIds ?? [];
  const isHeavy = (id: string) => isPackage.test(id) || isContract.test(id);
  const light = (start: string) => reach(start, imports, { isLeftOut: (id) => isHeavy(id) || isDrawn(id) });
  const root = light(join(project, 'src/root.tsx'));
  const landing = new Set([...root, ...light(landingPage)]);
  const later = new Set<string>();
  for (const id of landing) for (const opened of opens(id)) reach(opened, imports, { reached: later });
  const panel = new Set<string>();
  for (const screen of panelScreens) reach(screen, imports, { reached: panel });
  const cabinet = new Set<string>();
  for (const screen of cabinetScreens) reach(screen, imports, { reached: cabinet });
  const opened = new Set<string>();
  for (const screen of openedMost) reach(screen, imports, { reached: opened });
  const others = new Set<string>();
  const all = (id: string) => [...imports(id), ...opens(id)];
  for (const screen of otherScreens) reach(screen, all, { reached: others });
  const further = otherScreens.filter((screen) => screen !== landingPage);
  const shared = new Set([...root, ...later, ...panel, ...further.flatMap((screen) => [...light(screen)])]);
  const bringsEditor = (id: string) => {
    const isOtherPackage = (id: string) => isPackage.test(id) && !ofEditors.test(id);
    return [...reach(id, imports, { isLeftOut: isOtherPackage })].some((id) => ofEditors.test(id));
  };
  return {
    landing,
    shared,
    forms: new Set([...later].filter((id) => isOfForms.test(id))),
    later,
    cabinet,
    opened,
    signIn: new Set(signIn.flatMap((screen) => [...light(screen)])),
    panel,
    own: new Set([...panel].filter((id) => isOwn.test(id) && !bringsEditor(id))),
    others,
  };
}

function reach(
  start: string,
  next: (id: string) => readonly string[],
  { reached = new Set<string>(), isLeftOut = nothing } = {},
): Set<string> {
  if (reached.has(start) || isLeftOut(start)) return reached;
  reached.add(start);
  for (const id of next(start)) reach(id, next, { reached, isLeftOut });
  return reached;
}

function nothing(_id: string): boolean {
  return false;
}

function pages(...patterns: string[]): string[] {
  return globSync(patterns, { cwd: project }).map((path) => join(project, path));
}
