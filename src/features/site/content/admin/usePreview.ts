import { useEffect, useRef, useState } from 'react';
import type { Language } from '#shared/i18n.ts';
import { CallError, call } from '#ui/api.ts';
import type { Section } from '../contract/content.ts';
import { editingApi } from '../contract/editing.ts';
import { mergePage } from './merging.ts';

/** Long enough that a word is not drawn letter by letter, and too short to be waited for. */
const pauseMs = 60;

interface Typed {
  section: Section;
  language: Language;
  value: unknown;
}

/**
 * The page with what is typed. The first text is loaded into the frame; the later ones are drawn by the server and merged
 * into it, one at a time, the newest last.
 */
export function usePreview({ section, language, value }: Typed) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [path, setPath] = useState<string>();
  const [isStale, setStale] = useState(false);
  const ticket = useRef<string>(undefined);
  const newest = useRef(value);
  newest.current = value;
  const drawn = useRef<string>(undefined);
  /** The text that the frame loaded first. */
  const first = useRef<string>(undefined);
  const drawing = useRef(Promise.resolve());
  const text = JSON.stringify(value);

  useEffect(() => {
    const timer = setTimeout(next, ticket.current ? pauseMs : 0);
    return () => clearTimeout(timer);
  }, [text]);

  function next(): void {
    drawing.current = drawing.current.then(draw, draw);
  }

  /** Draws the text typed while the frame loaded: the load has overwritten it. */
  function onLoad(): void {
    if (drawn.current === first.current) return;
    drawn.current = undefined;
    next();
  }

  async function draw(): Promise<void> {
    const sent = newest.current;
    if (drawn.current === JSON.stringify(sent)) return;
    drawn.current = JSON.stringify(sent);
    try {
      await show(sent);
      setStale(false);
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      // A text that cannot be shown yet, such as one that is too long, leaves the page as it was.
      setStale(true);
      if (error.status === 404) ticket.current = undefined;
    }
  }

  async function show(sent: unknown): Promise<void> {
    const input = { section, language, value: sent, ...(ticket.current && { ticket: ticket.current }) };
    const answer = await call(editingApi.preview, input);
    const isFirst = ticket.current !== answer.ticket;
    ticket.current = answer.ticket;
    if (isFirst) {
      first.current = JSON.stringify(sent);
      return setPath(answer.path);
    }
    const page = frame.current?.contentDocument;
    const html = await fetch(answer.path).then(
      (drawn) => (drawn.ok ? drawn.text() : null),
      () => null,
    );
    if (page && html !== null) mergePage(page, html);
  }

  return { frame, path, isStale, onLoad };
}
