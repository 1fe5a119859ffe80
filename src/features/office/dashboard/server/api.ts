import { routes } from '#server/http/call.ts';
import { dashboardApi } from '../contract.ts';
import { showDashboard } from './figures.ts';
import { listTasks } from './tasks.ts';

export const dashboardRoutes = routes(dashboardApi, { tasks: listTasks, show: showDashboard });
