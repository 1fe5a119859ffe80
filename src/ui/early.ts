/** Answers that a page asked for before its scripts were there (src/ui/cabinet/EarlyCalls.tsx). */
import type { TogetherAnswers } from '../shared/together.ts';
import { readToken } from './session.ts';

interface Early {
  /** The session in whose name it was asked. */
  token: string;
  asked: string[];
  answers: Promise<TogetherAnswers | null>;
}

/** Each is given out once: whoever asks again wants to know what has changed. Null where there is none. */
export function earlyAnswer(url: string): Promise<TogetherAnswers['answers'][number] | null> | null {
  const { podiumEarly: early } = globalThis as { podiumEarly?: Early };
  const index = early?.asked.indexOf(url) ?? -1;
  if (!early || index === -1 || early.token !== readToken()) return null;
  early.asked[index] = '';
  return early.answers.then((told) => told?.answers[index] ?? null);
}
