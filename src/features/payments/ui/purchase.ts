import type { Course } from '#features/courses/contract.ts';
import type { ShownPrice } from '#features/courses/ui/PriceTag.tsx';
import type { Output } from '#shared/contract.ts';
import type { paymentsApi } from '../contract.ts';

export type BuyableCourse = Pick<Course, 'id' | 'title'> & ShownPrice;
export type PaidOrder = Output<typeof paymentsApi.status>;
