import { useRef } from 'react';

/**
 * Names what is sent: the same content has the same id, however often it is sent, so that the server does it once when
 * an answer was lost; other content has another. Undefined where the browser makes no ids, as on http.
 */
export function useRequestId(): (content: unknown) => string | undefined {
  const last = useRef<NamedRequest | undefined>(undefined);
  return (content) => {
    last.current = nameRequest(content, last.current);
    return last.current.id;
  };
}

export interface NamedRequest {
  id: string | undefined;
  /** The content as text. */
  of: string;
}

/** @param last the one before, where there was one */
export function nameRequest(content: unknown, last?: NamedRequest): NamedRequest {
  const of = JSON.stringify(content);
  return last?.of === of ? last : { of, id: crypto.randomUUID?.() };
}
