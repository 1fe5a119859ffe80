/** Whether a course is open to somebody, for the stores that ask it of many rows. */
import * as store from './openAt.store.ts';

export const { isOpenAt, begunAt } = store;
