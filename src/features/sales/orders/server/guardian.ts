import { guardianStateOf } from '#features/accounts/guardians/server/questions.ts';
import type { Context } from '#server/context.ts';

/** State of the question about an order, whatever it sells and however it is paid; null for an adult buyer. */
export function guardianOf(ctx: Context, orderId: string) {
  return guardianStateOf(ctx, { subjectId: orderId });
}
