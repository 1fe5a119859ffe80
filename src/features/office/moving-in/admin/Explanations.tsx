import { NativeSelect, NumberInput } from '@mantine/core';
import { useTranslations } from 'use-intl';
import type { Answers } from '../rules/answers.ts';
import { plainCourse } from '../rules/headings.ts';
import { chosenStates } from '../rules/kinds.ts';
import { plainStatus } from '../rules/values.ts';
import { Fields, type Part } from './Fields.tsx';

/** Words of the file that the school has to be told the meaning of. */
export function Explanations(part: Part) {
  const { unknown_courses, unknown_statuses, unknown_currencies, questions } = part.file;
  return (
    <>
      {Object.keys(questions).length > 0 && <Ways {...part} />}
      {unknown_courses.length > 0 && <Courses {...part} />}
      {unknown_statuses.length > 0 && <Statuses {...part} />}
      {unknown_currencies.length > 0 && <Rates {...part} />}
    </>
  );
}

/** What the columns do not tell themselves. */
function Ways({ file: { questions }, mapping, change }: Part) {
  const t = useTranslations('movingIn');
  const ways = {
    dates: { label: 'datesAsk', ways: { day_first: 'dayFirst', month_first: 'monthFirst' } },
    percents: { label: 'percentsAsk', ways: { shares: 'shares', percents: 'percents' } },
    amounts: { label: 'amountsAsk', ways: { '.': 'pointMark', ',': 'commaMark' } },
  } as const;
  const answer = (question: keyof Answers, value: string) => {
    const { [question]: _, ...rest } = mapping.answers;
    change({ ...mapping, answers: value === '' ? rest : { ...rest, [question]: value } });
  };
  return (
    <Fields title={t('questions')} hint={t('questionsHint')}>
      {(Object.keys(ways) as (keyof Answers)[]).map((question) => {
        const example = questions[question];
        if (example === undefined) return null;
        const options = Object.entries(ways[question].ways) as [string, 'dayFirst'][];
        return (
          <NativeSelect
            key={question}
            label={t(ways[question].label, { example })}
            value={mapping.answers[question] ?? ''}
            data={[
              { value: '', label: t('undecided') },
              ...options.map(([value, word]) => ({ value, label: t(word) })),
            ]}
            onChange={({ currentTarget: { value } }) => answer(question, value)}
          />
        );
      })}
    </Fields>
  );
}

const left = '-';

function Courses({ file, mapping, change }: Part) {
  const t = useTranslations('movingIn');
  const options = file.known_courses.map(({ id, title }) => ({ value: id, label: title }));
  return (
    <Fields title={t('courses')} hint={t('coursesHint')}>
      {file.unknown_courses.map((title) => (
        <Chosen
          key={title}
          label={title}
          options={options}
          chosen={mapping.courses}
          name={plainCourse(title)}
          onChange={(courses) => change({ ...mapping, courses })}
        />
      ))}
    </Fields>
  );
}

function Statuses({ file, mapping, change }: Part) {
  const t = useTranslations('movingIn');
  const w = useTranslations('movingInWords');
  const options = chosenStates.map((state) => ({ value: state, label: w(`orderStates.${state}`) }));
  return (
    <Fields title={t('statuses')} hint={t('statusesHint')}>
      {file.unknown_statuses.map((word) => (
        <Chosen
          key={word}
          label={word}
          options={options}
          chosen={mapping.statuses}
          name={plainStatus(word)}
          onChange={(statuses) => change({ ...mapping, statuses })}
        />
      ))}
    </Fields>
  );
}

interface ChosenProps<T extends string> {
  label: string;
  options: { value: T; label: string }[];
  chosen: Record<string, T | null>;
  name: string;
  onChange(chosen: Record<string, T | null>): void;
}

/** One of the options, or that such rows are left out. */
function Chosen<T extends string>({ label, options, chosen, name, onChange }: ChosenProps<T>) {
  const t = useTranslations('movingIn');
  const choose = (value: string) => {
    const { [name]: _, ...rest } = chosen;
    if (value === '') onChange(rest as Record<string, T | null>);
    else onChange({ ...chosen, [name]: value === left ? null : (value as T) });
  };
  const choice = Object.hasOwn(chosen, name) ? chosen[name] : undefined;
  return (
    <NativeSelect
      label={label}
      value={choice === undefined ? '' : (choice ?? left)}
      data={[{ value: '', label: t('undecided') }, { value: left, label: t('leaveOut') }, ...options]}
      onChange={({ currentTarget: { value } }) => choose(value)}
    />
  );
}

function Rates({ file, mapping, change }: Part) {
  const t = useTranslations('movingIn');
  return (
    <Fields title={t('rates')} hint={t('ratesHint')}>
      {file.unknown_currencies.map((currency) => (
        <NumberInput
          key={currency}
          label={t('rate', { currency })}
          min={0}
          decimalScale={4}
          value={mapping.rates[currency] ?? ''}
          onChange={(value) => {
            const { [currency]: _, ...rest } = mapping.rates;
            const isRate = typeof value === 'number' && value > 0;
            change({ ...mapping, rates: isRate ? { ...rest, [currency]: value } : rest });
          }}
        />
      ))}
    </Fields>
  );
}
