import { Section } from '#ui/Section.tsx';
import type { SiteContent } from '../contract/content.ts';
import { Answers } from './Answers.tsx';
import { useHeading } from './headings.ts';

export function QuestionsSection({ questions }: { questions: SiteContent['questions'] }) {
  const { title } = useHeading('faq');
  if (questions.length === 0) return null;
  return (
    <Section id="faq" title={title} isQuiet>
      <Answers items={questions.map(({ question, answer }) => ({ line: question, answer }))} />
    </Section>
  );
}
