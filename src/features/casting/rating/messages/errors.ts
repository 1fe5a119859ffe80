import { defineMessages } from '#shared/i18n.ts';

export const ratingErrorMessages = defineMessages({
  ru: {
    rating_unavailable: 'Школа сейчас не проводит рейтинг',
    retake_over: 'Бесплатный пересчёт больше недоступен: прошло 30 дней или использованы все пересчёты',
  },
  en: {
    rating_unavailable: 'The school isn’t rating models at the moment',
    retake_over: 'You have no free recalculations left: 30 days have passed, or you’ve used them all',
  },
  zh: {
    rating_unavailable: '学校目前不提供模特评分',
    retake_over: '免费重新评分已结束：已过 30 天或次数已用完',
  },
});
