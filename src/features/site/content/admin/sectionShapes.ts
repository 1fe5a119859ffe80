/** Shape of each section's editor. Names are those of the contract, and of the labels in the messages. */
import type { UseFormReturnType } from '@mantine/form';
import type { Section } from '../contract/content.ts';

export type SectionForm = UseFormReturnType<{ value: unknown }>;

export type Shape =
  | { kind: 'line' | 'text' | 'number' | 'flag' | 'link' }
  /** How the page counts students. */
  | { kind: 'counting' }
  /** A number with its label, typed or computed. */
  | { kind: 'figure' }
  | { kind: 'parts'; parts: Record<string, Shape> }
  | { kind: 'list'; of: Shape; item: ItemName; max: number }
  /** Empty, or a value of this shape. */
  | { kind: 'optional'; of: Shape };

export type ItemName = 'figure' | 'objection' | 'paragraph' | 'question' | 'promise' | 'guarantee';

const line: Shape = { kind: 'line' };
const text: Shape = { kind: 'text' };
const parts = (given: Record<string, Shape>): Shape => ({ kind: 'parts', parts: given });
const list = (item: ItemName, max: number, of: Shape): Shape => ({ kind: 'list', item, max, of });

export const sectionShapes: Record<Section, Shape> = {
  hero: parts({ eyebrow: line, title: line, lead: text }),
  statistics: list('figure', 4, { kind: 'figure' }),
  objections: list('objection', 12, parts({ myth: line, answer: text })),
  founder: {
    kind: 'optional',
    of: parts({ name: line, role: line, story: list('paragraph', 6, text) }),
  },
  counter: { kind: 'counting' },
  questions: list('question', 30, parts({ question: line, answer: text })),
  headings: parts({
    search: parts({ title: line, lead: text }),
    objections: parts({ title: line }),
    courses: parts({ title: line, lead: text }),
    models: parts({ title: line, lead: text }),
    program: parts({ title: line, lead: text }),
    proofs: parts({ title: line, lead: text }),
    testimonials: parts({ title: line, lead: text }),
    reviews: parts({ title: line }),
    about: parts({ title: line }),
    faq: parts({ title: line }),
    promises: parts({ title: line, lead: text }),
    contact: parts({ title: line, lead: text }),
  }),
  promises: parts({ included: list('promise', 12, line), guarantees: list('guarantee', 12, line) }),
};

/** Initial value of a new list item, or of a section that is switched on. */
export function emptyOf(shape: Shape): unknown {
  if (shape.kind === 'parts')
    return Object.fromEntries(Object.entries(shape.parts).map(([name, part]) => [name, emptyOf(part)]));
  if (shape.kind === 'figure') return { value: '', label: '', computed: null, since: null };
  if (shape.kind === 'list') return [];
  if (shape.kind === 'optional') return null;
  if (shape.kind === 'flag') return false;
  return '';
}
