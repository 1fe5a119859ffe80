/** Shared base of the simulated providers: how one is started, and what a test may do with it. */
import { type Asking, serveDesk } from './asking.ts';
import { type Call, listen, type Reply } from './http.ts';
import type { People, Person } from './people.ts';

export type ProviderOptions = {
  port?: number;
  clientId: string;
  people?: readonly Person[];
  clock?: () => Date;
};

export type Provider<Misbehaviour> = {
  /** The control page is `${url}/simulator`. */
  url: string;
  people: People;
  allowRedirect(uri: string): void;
  misbehave(how: Misbehaviour): void;
  /** Calls of the token endpoint so far. */
  exchanges(): number;
  close(): Promise<void>;
};

/** Duration of a deliberately slow answer, in ms. */
export const SLOW_MS = 20_000;

type Manner<Misbehaviour> = {
  misbehaviours: readonly Misbehaviour[];
  tokenPath: string;
  /** Answers every request that is not for the control page. */
  answer(call: Call, misbehaviour: string): Promise<Reply> | Reply;
};

export async function startProvider<Misbehaviour extends string>(
  options: ProviderOptions,
  asking: Asking,
  { misbehaviours, tokenPath, answer }: Manner<Misbehaviour>,
): Promise<Provider<Misbehaviour>> {
  const desk = { misbehaviour: 'none' };
  let exchanges = 0;
  const { url, close } = await listen(options, (call) => {
    if (call.url.pathname === tokenPath) exchanges += 1;
    return serveDesk(asking, call, misbehaviours, desk) ?? answer(call, desk.misbehaviour);
  });
  return {
    url,
    people: asking.people,
    allowRedirect: (uri) => void asking.redirectUris.add(uri),
    misbehave: (how) => {
      desk.misbehaviour = how;
    },
    exchanges: () => exchanges,
    close,
  };
}
