/** Tells page addresses from others without asking the pages: their router takes long to say no. */

/** Route table from the pages' build: a path may be missing, as for a layout or an index. */
export type PageRoutes = Record<string, { id: string; parentId?: string; path?: string } | undefined>;

/** Whole paths without the first slash, parameters as `:name` or `:name?`. A catch-all route is no page. */
export function templatesOf(routes: PageRoutes): string[] {
  const parts = (id: string | undefined): string[] => {
    const route = id === undefined ? undefined : routes[id];
    return route ? [...parts(route.parentId), ...(route.path ? [route.path] : [])] : [];
  };
  return Object.keys(routes)
    .map((id) => parts(id).join('/'))
    .filter((template) => !template.includes('*'));
}

/**
 * Matches part by part, without a regular expression; case is ignored. `.data` is requested by a page's
 * script.
 */
export function pageMatcher(templates: readonly string[]): (path: string) => boolean {
  const known = [...new Set(templates)].map((template) => partsOf(template));
  return (path) => {
    const parts = partsOf(path.slice(1, path.endsWith('.data') ? -'.data'.length : undefined));
    return known.some((template) => fits(parts, template));
  };
}

export function pathOf(url: string): string {
  return url.split('?', 1)[0]!;
}

/** One address per page: no slash at the end, one at the beginning (two would lead to another host). */
export function tidyPath(url: string): string {
  const path = pathOf(url);
  let [from, to] = [0, path.length];
  while (from < to && isSlash(path[from])) from++;
  while (to > from && isSlash(path[to - 1])) to--;
  const tidy = `/${path.slice(from, to)}`;
  return tidy === path ? url : tidy + url.slice(path.length);
}

function isSlash(character: string | undefined): boolean {
  return character === '/' || character === '\\';
}

function partsOf(path: string): string[] {
  return path.toLowerCase().split('/');
}

function fits(parts: readonly string[], template: readonly string[]): boolean {
  if (parts.length > template.length) return false;
  return template.every((wanted, index) => {
    const part = parts[index];
    if (wanted.startsWith(':')) return part ? true : wanted.endsWith('?') && part === undefined;
    return part === wanted;
  });
}
