import type { Course } from '#features/courses/contract.ts';
import type { Output } from '#shared/contract.ts';
import type { paymentsApi } from '../contract.ts';

export type BuyableCourse = Pick<Course, 'id' | 'title' | 'price'>;
export type PaidOrder = Output<typeof paymentsApi.status>;
