import type { ServerResponse } from 'node:http';
import type { Answer } from './api.ts';
import { internalError } from './errors.ts';
import { type Faults, slownessOf, takeFault } from './faults.ts';
import { sendText } from './http.ts';

const JSON_TYPE = 'application/json; charset=UTF-8';

/** Sends a finished answer, or what a bad network or a tired provider makes of it. */
export async function sendAnswer(
  response: ServerResponse,
  call: string,
  answer: Answer,
  faults: Faults,
): Promise<void> {
  await waitUnlessClosed(response, slownessOf(faults, call));
  if (response.destroyed) return;
  if (answer.status !== 200) return sendText(response, answer.status, JSON_TYPE, answer.text);
  if (takeFault(faults, 'failAfterCommit', call))
    return sendText(response, 500, JSON_TYPE, JSON.stringify(internalError().toBody()));
  if (takeFault(faults, 'legacyProcessing', call))
    return sendText(response, 202, JSON_TYPE, JSON.stringify(PROCESSING));
  if (takeFault(faults, 'htmlInsteadOfJson', call))
    return sendText(response, 200, 'text/html', '<html><body>Технические работы</body></html>');
  if (takeFault(faults, 'cutConnection', call)) return cutInTheMiddle(response, answer.text);
  sendText(response, 200, JSON_TYPE, answer.text);
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
