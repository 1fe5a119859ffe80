import { defineMessages } from '#shared/i18n.ts';

/** Its steps of a school’s launch: what each is for, and what there is to say of it. */
export const peopleLaunchMessages = defineMessages({
  ru: {
    owner: {
      lead: 'Этим именем школа подписывает ваши ответы ученикам и обращается к вам в письмах.',
      notes: {
        password: 'Пароль ещё не ваш: смените его в «Моём аккаунте».',
        nameless: 'Имени нет: пока письма обращаются к вам безымянно.',
        named: 'Вас зовут {name}, пароль свой.',
      },
    },
  },
  en: {
    owner: {
      lead: 'The school signs your answers to students with this name, and emails greet you by it.',
      notes: {
        password: 'The password is not your own yet: change it in “My account”.',
        nameless: 'There is no name: emails greet you without one.',
        named: 'You are {name}, with a password of your own.',
      },
    },
  },
  zh: {
    owner: {
      lead: '学校用这个名字署名您给学员的回复，邮件也以此称呼您。',
      notes: {
        password: '密码还不是您自己的：请在“我的账号”中修改。',
        nameless: '尚未填写姓名：邮件暂时无法称呼您。',
        named: '您是 {name}，密码已由您自己设置。',
      },
    },
  },
});
