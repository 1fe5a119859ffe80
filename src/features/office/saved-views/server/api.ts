import { routes } from '#server/http/call.ts';
import { savedViewsApi } from '../contract.ts';
import { changeView, listViews, removeView, saveView } from './views.ts';

export const savedViewsRoutes = routes(savedViewsApi, {
  list: listViews,
  save: saveView,
  change: changeView,
  remove: removeView,
});
