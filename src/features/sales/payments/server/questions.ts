/** Questions to the provider, shared by concurrent callers. */
import { AppError } from '#shared/errors.ts';

/** Concurrent questions at most: many notices must not become as many questions to the provider. */
const maxQuestions = 20;
let questions = 0;

/** By object: the question under way, and the one queued behind it. */
const asked = new Map<string, Question>();
interface Question {
  now: Promise<unknown>;
  next: Promise<unknown> | null;
}

/**
 * Notices of one object share questions: those that arrive while one is under way wait for the next, which
 * they all share. They don't join the one under way: its answer may be older than the event of the notice.
 */
export function askTogether<T>(objectId: string, ask: () => Promise<T>): Promise<T> {
  const underWay = asked.get(objectId);
  if (!underWay) return begin();
  underWay.next ??= underWay.now.then(begin, begin);
  return underWay.next as Promise<T>;

  function begin(): Promise<T> {
    const now = withinLimit(ask);
    const question: Question = { now, next: null };
    asked.set(objectId, question);
    const forget = () => {
      // Once somebody waits, the next question takes this one's place.
      if (question.next === null) asked.delete(objectId);
    };
    now.then(forget, forget);
    return now;
  }
}

async function withinLimit<T>(ask: () => Promise<T>): Promise<T> {
  if (questions >= maxQuestions) throw new AppError('unavailable');
  questions += 1;
  try {
    return await ask();
  } finally {
    questions -= 1;
  }
}
