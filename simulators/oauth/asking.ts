/**
 * The part of a provider that people see: it checks the request, lets somebody be chosen and gives the site a
 * code.
 */
import { STYLE } from '../yookassa/style.ts';
import type { Codes } from './codes.ts';
import { type Call, pageReply, type Reply, seeOther } from './http.ts';
import { choicePage, controlsPage, refusalPage } from './pages.ts';
import { chosenPerson, type People } from './people.ts';
import { type Language, languageOf } from './texts.ts';

export type Asking = {
  provider: string;
  clientId: string;
  /** Exact addresses to which people are sent back. */
  redirectUris: Set<string>;
  people: People;
  codes: Codes;
  /** Whether the provider tells if an address is confirmed. */
  hasVerified: boolean;
  needsNonce: boolean;
  languageOf(asked: URLSearchParams): string | null;
  /** Parameters that go back beside code and state. */
  extras(deviceId: string): Record<string, string>;
};

/** Consent page: GET shows the choice of people, POST to the same address takes it. */
export function askPerson(asking: Asking, { method, url, form, language: header }: Call): Reply {
  const asked = url.searchParams;
  const language: Language = languageOf(asking.languageOf(asked), header);
  const shown = { provider: asking.provider, language };
  const why = problemOf(asking, asked);
  if (why) return pageReply(400, refusalPage(shown, why));
  const back = new URL(asked.get('redirect_uri')!);
  const state = asked.get('state')!;
  if (form.has('cancel')) {
    const refusal = { error: 'access_denied', error_description: 'The user denied access', state };
    return seeOther(withQuery(back, refusal));
  }
  const person = method === 'POST' ? chosenPerson(asking.people, form) : null;
  if (!person) return pageReply(200, choicePage(shown, asking.people.all(), asking.hasVerified));
  const deviceId = `device-${Math.random().toString(36).slice(2)}`;
  const code = asking.codes.issue({
    person,
    clientId: asking.clientId,
    redirectUri: asked.get('redirect_uri')!,
    codeChallenge: asked.get('code_challenge')!,
    nonce: asked.get('nonce'),
    deviceId,
  });
  return seeOther(withQuery(back, { code, state, ...asking.extras(deviceId) }));
}

/** Serves the style sheet and the control page; null for other addresses. */
export function serveDesk(
  { provider }: Asking,
  { method, url, form, language }: Call,
  kinds: readonly string[],
  desk: { misbehaviour: string },
): Reply | null {
  if (url.pathname === '/style.css') return { status: 200, type: 'text/css; charset=utf-8', body: STYLE };
  if (url.pathname !== '/simulator') return null;
  const wanted = form.get('misbehave') ?? '';
  if (method === 'POST' && kinds.includes(wanted)) desk.misbehaviour = wanted;
  const shown = { provider, language: languageOf(url.searchParams.get('lang'), language) };
  return pageReply(200, controlsPage(shown, kinds, desk.misbehaviour));
}

function problemOf(asking: Asking, asked: URLSearchParams): string | null {
  if (asked.get('client_id') !== asking.clientId) return 'invalid_client';
  if (!asking.redirectUris.has(asked.get('redirect_uri') ?? '')) return 'redirect_uri_mismatch';
  if (asked.get('response_type') !== 'code') return 'unsupported_response_type';
  if (!asked.get('state')) return 'state is missing';
  if (asking.needsNonce && !asked.get('nonce')) return 'nonce is missing';
  if (!/^[\w-]{43}$/.test(asked.get('code_challenge') ?? '')) return 'Invalid code_challenge';
  if (asked.get('code_challenge_method')?.toUpperCase() !== 'S256') return 'Invalid code_challenge_method';
  return null;
}

function withQuery(address: URL, values: Record<string, string>): string {
  for (const [key, value] of Object.entries(values)) address.searchParams.set(key, value);
  return address.href;
}
