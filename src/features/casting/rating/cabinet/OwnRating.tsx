import { queryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '#ui/api.ts';
import controls from '#ui/controls.module.css';
import { Notice } from '#ui/Fields.tsx';
import { useFailureText } from '#ui/failure.ts';
import { ratingApi } from '../contract/rating.ts';
import { ratingPath } from '../rules/share.ts';

const ownRatings = queryOptions({
  queryKey: ['ratings'],
  queryFn: ({ signal }) => call(ratingApi.mine, {}, { signal }),
});

/** The result that an order brought. Nothing where it brought none. */
export function OwnRating({ orderId }: { orderId: string }) {
  const t = useTranslations('rating.own');
  const failureText = useFailureText();
  const [problem, setProblem] = useState<unknown>(null);
  const { data } = useQuery(ownRatings);
  const rating = data?.ratings.find(({ order_id }) => order_id === orderId);
  if (!rating) return null;

  async function open(id: string): Promise<void> {
    try {
      const { token } = await call(ratingApi.link, { id });
      location.assign(ratingPath(token));
    } catch (error) {
      setProblem(error);
    }
  }

  return (
    <section>
      <h3>{t('title')}</h3>
      <p>{t('score', { score: rating.score, category: rating.category_title })}</p>
      <button type="button" className={controls.link} onClick={() => void open(rating.id)}>
        {t('open')}
      </button>
      {problem !== null && <Notice>{failureText(problem)}</Notice>}
    </section>
  );
}
