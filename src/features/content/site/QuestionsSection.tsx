import { useTranslations } from 'use-intl';
import type { SiteContent } from '../contract.ts';
import { Answers } from './Answers.tsx';
import { Section } from './Section.tsx';

export function QuestionsSection({ questions }: { questions: SiteContent['questions'] }) {
  const t = useTranslations('content.questions');
  if (questions.length === 0) return null;
  return (
    <Section id="faq" title={t('title')}>
      <Answers items={questions.map(({ question, answer }) => ({ line: question, answer }))} />
    </Section>
  );
}
