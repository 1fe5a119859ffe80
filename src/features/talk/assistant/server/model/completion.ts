/** One streamed chat completion over OpenAI's API, which many services and local models speak. */
import type { LanguageModel } from '#server/outsideParties.ts';
import { givesUpAfter } from '#server/patience.ts';
import { second } from '#shared/dates.ts';

export interface Completion {
  text: string;
  /** Tokens of question and answer as the service counts them; null where it does not say. */
  tokens: number | null;
}

interface Prompt {
  instructions: string;
  question: string;
  maxTokens: number;
}

/** Until the first token, and for the whole: then the embedded answer is given. */
export const completionLimits = { firstTokenMs: 10 * second, wholeMs: 20 * second, characters: 2000 };

/** @throws whatever went wrong: nothing is known then about what the answer would have been */
export async function complete(
  settings: LanguageModel,
  { instructions, question, maxTokens }: Prompt,
): Promise<Completion> {
  const done = new AbortController();
  const first = givesUpAfter(completionLimits.firstTokenMs);
  const giveUp = () => done.abort(first.reason);
  first.addEventListener('abort', giveUp);
  try {
    const response = await fetch(`${settings.url}/chat/completions`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(settings.apiKey !== null && { authorization: `Bearer ${settings.apiKey}` }),
      },
      body: JSON.stringify({
        model: settings.model,
        messages: [
          { role: 'system', content: instructions },
          { role: 'user', content: question },
        ],
        ...{ stream: true, stream_options: { include_usage: true }, temperature: 0, max_tokens: maxTokens },
      }),
      redirect: 'error',
      signal: AbortSignal.any([done.signal, givesUpAfter(completionLimits.wholeMs)]),
    });
    if (!response.ok || !response.body) throw new Error(`HTTP ${response.status}`);
    return await readStream(response.body, () => first.removeEventListener('abort', giveUp));
  } finally {
    first.removeEventListener('abort', giveUp);
    // The rest is not read.
    done.abort();
  }
}

async function readStream(body: ReadableStream<Uint8Array>, onToken: () => void): Promise<Completion> {
  let text = '';
  let tokens: number | null = null;
  for await (const data of eventsOf(body)) {
    if (data === '[DONE]') return { text, tokens };
    const chunk = JSON.parse(data) as Chunk;
    const said = chunk.choices?.[0]?.delta?.content ?? '';
    if (said !== '') onToken();
    text += said;
    tokens = chunk.usage?.total_tokens ?? tokens;
    if (text.length > completionLimits.characters) throw new Error('the answer has no end');
  }
  throw new Error('the stream broke off');
}

interface Chunk {
  choices?: { delta?: { content?: string | null } }[];
  usage?: { total_tokens?: number } | null;
}

/** The data of server-sent events, one by one. */
async function* eventsOf(body: ReadableStream<Uint8Array>): AsyncIterable<string> {
  let rest = '';
  for await (const part of body.pipeThrough(
    new TextDecoderStream() as never,
  ) as unknown as AsyncIterable<string>) {
    const lines = (rest + part).split(/\r?\n/);
    rest = lines.pop() ?? '';
    if (rest.length > 10 * completionLimits.characters) throw new Error('not a stream of events');
    for (const line of lines) if (line.startsWith('data:')) yield line.slice(5).trim();
  }
}
