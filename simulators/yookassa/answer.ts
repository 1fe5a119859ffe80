import type { ServerResponse } from 'node:http';
import type { Answer } from './api.ts';
import { internalError } from './errors.ts';
import { type Faults, slownessOf, takeFault } from './faults.ts';
import { sendText } from './http.ts';

const JSON_TYPE = 'application/json; charset=UTF-8';

/**
 * Sends a finished answer, or what a bad network or an overloaded provider makes of it.
 * @returns what the shop got: a status, or a word for what became of the answer
 */
export async function sendAnswer(
  response: ServerResponse,
  call: string,
  answer: Answer,
  faults: Faults,
): Promise<string> {
  await waitUnlessClosed(response, slownessOf(faults, call));
  if (response.destroyed) return 'hung up';
  if (answer.status !== 200) sendText(response, answer.status, JSON_TYPE, answer.text);
  else if (takeFault(faults, 'failAfterCommit', call))
    sendText(response, 500, JSON_TYPE, JSON.stringify(internalError().toBody()));
  else if (takeFault(faults, 'legacyProcessing', call))
    sendText(response, 202, JSON_TYPE, JSON.stringify(PROCESSING));
  else if (takeFault(faults, 'htmlInsteadOfJson', call)) {
    sendText(response, 200, 'text/html', '<html><body>Технические работы</body></html>');
    return '200 HTML';
  } else if (takeFault(faults, 'cutConnection', call)) {
    cutInTheMiddle(response, answer.text);
    return 'cut';
  } else sendText(response, 200, JSON_TYPE, answer.text);
  return String(response.statusCode);
}

const PROCESSING = {
  type: 'processing',
  description: 'Request accepted, but not processed yet',
  retry_after: 500,
};

function cutInTheMiddle(response: ServerResponse, text: string): void {
  const body = Buffer.from(text);
  response.writeHead(200, { 'Content-Type': JSON_TYPE, 'Content-Length': body.length });
  response.write(body.subarray(0, Math.floor(body.length / 2)), () => response.destroy());
}

/** A caller that hangs up, or the simulator's own close, ends the wait. */
function waitUnlessClosed(response: ServerResponse, ms: number): Promise<void> {
  if (ms <= 0) return Promise.resolve();
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    response.once('close', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
