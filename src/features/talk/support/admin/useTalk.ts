import { useEffect, useState } from 'react';
import { call } from '#ui/api.ts';
import { useFailureText } from '#ui/failure.ts';
import { useToast } from '#ui/Toast.tsx';
import { inboxApi, type OpenConversation } from '../contract/inbox.ts';

type Talk = Pick<OpenConversation, 'messages' | 'has_earlier'>;

/** The messages of a conversation: the last ones, live, and those before them as far as they were asked for. */
export function useTalk(open: OpenConversation) {
  const toast = useToast();
  const failure = useFailureText();
  const [talk, setTalk] = useState<Talk>(open);
  useEffect(() => setTalk((known) => joined(known, open)), [open]);

  async function readEarlier(): Promise<void> {
    const before = talk.messages[0]?.position;
    if (before === undefined) return;
    try {
      const page = await call(inboxApi.earlier, { id: open.id, before });
      setTalk((known) => joined(page, known));
    } catch (error) {
      toast('error', `❌ ${failure(error)}`);
    }
  }
  return { messages: talk.messages, hasEarlier: talk.has_earlier, readEarlier };
}

/** Positions follow each other: where some are missing in between, the later messages stand alone. */
function joined(earlier: Talk, later: Talk): Talk {
  const first = later.messages[0]?.position ?? 1;
  const before = earlier.messages.filter(({ position }) => position < first);
  if (before.at(-1)?.position !== first - 1) return later;
  return { messages: [...before, ...later.messages], has_earlier: earlier.has_earlier };
}
