import type { Feature } from '#server/feature.ts';
import { ordersRoutes } from './api.ts';
import { ordersRemoval } from './demo.ts';
import { ordersJobs, ordersSchedules } from './jobs.ts';
import { listedOrders } from './list.ts';
import { orderedAmong } from './orders.ts';
import { personalData } from './personalData.ts';
import { orderNotices } from './staffNotices.ts';
import { ordersStuck } from './stuck.ts';
import { ordersTasks } from './tasks.ts';

export const orders: Feature = {
  name: 'orders',
  routes: ordersRoutes,
  jobs: ordersJobs,
  schedules: ordersSchedules,
  listings: [listedOrders],
  personalData,
  soldCourses: orderedAmong,
  notices: orderNotices,
  demo: ordersRemoval('demo'),
  rehearsal: ordersRemoval('rehearsal'),
  tasks: ordersTasks,
  stuck: ordersStuck,
};
