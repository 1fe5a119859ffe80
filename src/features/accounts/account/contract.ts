import { z } from 'zod';
import { domainEvent } from '#shared/events.ts';
import { idField } from '#shared/fields.ts';

/** The person has proven that the account's address is theirs. */
export const addressConfirmed = domainEvent('address.confirmed', z.object({ userId: idField }));
