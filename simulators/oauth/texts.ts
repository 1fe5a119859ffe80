type Texts = {
  simulator: string;
  choose: string;
  wants: string;
  unverified: string;
  noEmail: string;
  other: string;
  firstName: string;
  lastName: string;
  email: string;
  verified: string;
  signIn: string;
  cancel: string;
  refused: string;
  controls: string;
  behave: string;
  save: string;
};

const texts: Record<'ru' | 'en' | 'zh', Texts> = {
  ru: {
    simulator: 'Имитация {provider}: настоящий сервис не участвует',
    choose: 'Вход через {provider}',
    wants: 'Сайт школы узнает имя и адрес почты того, кого вы выберете.',
    unverified: 'адрес не подтверждён',
    noEmail: 'без адреса почты',
    other: 'Кто-то другой',
    firstName: 'Имя',
    lastName: 'Фамилия',
    email: 'Email',
    verified: 'Адрес подтверждён',
    signIn: 'Продолжить',
    cancel: 'Отказаться',
    refused: 'Запрос сайта неверен',
    controls: 'Поведение имитации {provider}',
    behave: 'Как отвечать',
    save: 'Сохранить',
  },
  en: {
    simulator: 'Simulated {provider}: the real service takes no part',
    choose: 'Sign in with {provider}',
    wants: 'The school’s site will learn the name and e-mail of whom you choose.',
    unverified: 'address not confirmed',
    noEmail: 'no e-mail address',
    other: 'Somebody else',
    firstName: 'First name',
    lastName: 'Last name',
    email: 'E-mail',
    verified: 'The address is confirmed',
    signIn: 'Continue',
    cancel: 'Refuse',
    refused: 'The site’s request is wrong',
    controls: 'How the simulated {provider} behaves',
    behave: 'Answers',
    save: 'Save',
  },
  zh: {
    simulator: '模拟的 {provider}：不涉及真实服务',
    choose: '通过 {provider} 登录',
    wants: '学校网站将获知您所选人员的姓名和邮箱。',
    unverified: '邮箱未确认',
    noEmail: '没有邮箱',
    other: '其他人',
    firstName: '名',
    lastName: '姓',
    email: '邮箱',
    verified: '邮箱已确认',
    signIn: '继续',
    cancel: '拒绝',
    refused: '网站的请求有误',
    controls: '模拟 {provider} 的行为',
    behave: '应答方式',
    save: '保存',
  },
};

export type Language = keyof typeof texts;

/** The language the site asked for, else the browser's. */
export function languageOf(asked: string | null, header: string): Language {
  const wanted = asked ?? header.slice(0, 2);
  return wanted === 'en' || wanted === 'zh' ? wanted : 'ru';
}

export function textsIn(language: Language, provider: string): Texts {
  const filled = Object.entries(texts[language]).map(([key, text]) => [
    key,
    text.replace('{provider}', provider),
  ]);
  return Object.fromEntries(filled) as Texts;
}
