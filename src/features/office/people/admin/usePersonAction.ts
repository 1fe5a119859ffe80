import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Endpoint, Input } from '#shared/contract.ts';
import { call } from '#ui/api.ts';
import { useFailureText } from '#ui/panel/failure.ts';
import { useToast } from '#ui/Toast.tsx';
import { staffApi, type UserDetails } from '../contract/list.ts';

interface Words {
  done(person: UserDetails): string;
  failed(reason: string): string;
}

/** Does something to a person, says how it went, and shows them as they are now. */
export function usePersonAction() {
  const client = useQueryClient();
  const toast = useToast();
  const failureText = useFailureText();
  const unknown = useTranslations('people')('failed');
  const [isBusy, setBusy] = useState(false);

  /** Null when it was refused. */
  async function run<E extends Endpoint>(
    endpoint: E,
    input: Input<E>,
    words: Words,
  ): Promise<UserDetails | null> {
    setBusy(true);
    try {
      const person = (await call(endpoint, input)) as UserDetails;
      client.setQueryData([staffApi.showUser.path, { id: person.id }], person);
      await client.invalidateQueries({ queryKey: [staffApi.listUsers.path] });
      toast('success', words.done(person));
      return person;
    } catch (error) {
      toast('error', words.failed(failureText(error, unknown)));
      return null;
    } finally {
      setBusy(false);
    }
  }
  return { run, isBusy };
}
