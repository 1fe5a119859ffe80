import { defineMessages } from '#shared/i18n.ts';

/** The chat's own words to a visitor who asks for a person, in the language of the question. */
export const handOffMessages = defineMessages({
  ru: {
    open: 'Зову сотрудника школы. Ответ придёт сюда, можно не закрывать страницу.',
    away: 'Сейчас сотрудников нет на месте. Они ответят здесь {when}. Оставьте почту, и мы пришлём ответ ещё и письмом.',
    awayKnown:
      'Сейчас сотрудников нет на месте. Они ответят здесь {when}, а ещё мы пришлём ответ на вашу почту.',
    later: 'позже',
    after: '{day} после {time} ({zone})',
  },
  en: {
    open: 'I’m calling someone from the school. They’ll answer here, so you can leave the page open.',
    away: 'The team is away right now. They’ll answer here {when}. Leave your email and we’ll send you the answer as well.',
    awayKnown:
      'The team is away right now. They’ll answer here {when}, and we’ll email you the answer as well.',
    later: 'later',
    after: 'on {day} after {time} ({zone})',
  },
  zh: {
    open: '正在为您联系学校工作人员，回复会显示在这里，您可以保持页面打开。',
    away: '工作人员现在不在线，将于{when}在此回复。请留下邮箱，我们也会把回复发到您的邮箱。',
    awayKnown: '工作人员现在不在线，将于{when}在此回复，我们也会把回复发到您的邮箱。',
    later: '稍后',
    after: '{day} {time}（{zone}）之后',
  },
});
