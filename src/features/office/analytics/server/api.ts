import { routes } from '#server/http/call.ts';
import { analyticsApi } from '../contract.ts';
import { showAnalytics, showStored, showStuck } from './analytics.ts';

export const analyticsRoutes = routes(analyticsApi, {
  show: showAnalytics,
  stuck: showStuck,
  stored: showStored,
});
