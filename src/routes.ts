/** Routes of the browser, made of the pages that the features and the screens name. */
import { index, type RouteConfig, type RouteConfigEntry, route } from '@react-router/dev/routes';
import { pages } from './screens/pages.ts';
import type { Page } from './shared/manifest.ts';

const panel = '/admin';

export default [
  ...pages.filter((page) => !isPanel(page)).map((page) => routeOf(page, '/')),
  route(panel.slice(1), './screens/panel/PanelLayout.tsx', [
    ...pages.filter(isPanel).map((page) => routeOf(page, `${panel}/`)),
  ]),
] satisfies RouteConfig;

function isPanel({ path }: Page): boolean {
  return path === panel || path.startsWith(`${panel}/`);
}

/** @param base what its address begins with, the address of the route around it */
function routeOf({ path, file }: Page, base: string): RouteConfigEntry {
  // A file may draw several addresses, and a route goes by one name.
  const options = { id: path };
  const rest = path.slice(base.length);
  return rest === '' ? index(file, options) : route(rest, file, options);
}
