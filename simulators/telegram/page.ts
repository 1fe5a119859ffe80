import { html, page } from '../yookassa/html.ts';

export interface ChatMessage {
  id: number;
  chatId: string;
  text: string;
  /** From the bot, or from the person. */
  isFromBot: boolean;
}

interface Shown {
  language: 'ru' | 'en' | 'zh';
  messages: ChatMessage[];
  /** Text that the address asks the person to begin with. */
  start: string | null;
  /** The bot's message that is being answered. */
  replyTo: number | null;
  isBlocked: boolean;
  bot: string;
}

const texts = {
  ru: {
    simulator: 'Имитация Telegram: настоящий сервис не участвует',
    title: 'Чат с ботом @{bot}',
    empty: 'Пока ничего не написано.',
    start: 'Старт',
    message: 'Сообщение',
    send: 'Отправить',
    block: 'Остановить бота',
    unblock: 'Разрешить боту писать',
    reply: 'Ответить',
    replying: 'Ответ на: {text}',
    me: 'Вы',
    bot: 'Бот',
  },
  en: {
    simulator: 'Simulated Telegram: the real service takes no part',
    title: 'Chat with the bot @{bot}',
    empty: 'Nothing has been written yet.',
    start: 'Start',
    message: 'Message',
    send: 'Send',
    block: 'Stop the bot',
    unblock: 'Let the bot write',
    reply: 'Reply',
    replying: 'Reply to: {text}',
    me: 'You',
    bot: 'Bot',
  },
  zh: {
    simulator: '模拟 Telegram：不涉及真实服务',
    title: '与机器人 @{bot} 的对话',
    empty: '还没有消息。',
    start: '开始',
    message: '消息',
    send: '发送',
    block: '停用机器人',
    unblock: '允许机器人发消息',
    reply: '回复',
    replying: '回复：{text}',
    me: '您',
    bot: '机器人',
  },
};

/** The chat, newest last, as the person sees it. */
export function chatPage({ language, messages, start, replyTo, isBlocked, bot }: Shown): string {
  const t = texts[language];
  const title = t.title.replace('{bot}', bot);
  const answered = messages.find(({ id, isFromBot }) => isFromBot && id === replyTo);
  return page(
    language,
    title,
    html`<header class="notice"><p>${t.simulator}</p></header><main><h1>${title}</h1>
${messages.length === 0 && html`<p class="quiet">${t.empty}</p>`}
${messages.map(
  ({ id, text, isFromBot }) =>
    html`<p class="card"><strong>${isFromBot ? t.bot : t.me}</strong><br>${text
      .split('\n')
      .map(
        (line) => html`${line}<br>`,
      )}${isFromBot && html`<a href="/?reply_to=${String(id)}#write">${t.reply}</a>`}</p>`,
)}
${start !== null && html`<form method="post" action="/"><input type="hidden" name="text" value="/start ${start}"><button class="primary">${t.start}</button></form>`}
<form method="post" action="/" class="card" id="write">${answered && html`<p class="quiet whole">${t.replying.replace('{text}', answered.text.slice(0, 60))}</p><input type="hidden" name="reply_to" value="${String(answered.id)}">`}<label class="whole">${t.message}<input name="text" required autocomplete="off"></label><button class="primary whole">${t.send}</button></form>
<form method="post" action="/" class="back"><button name="block" value="${isBlocked ? 'no' : 'yes'}">${isBlocked ? t.unblock : t.block}</button></form></main>`,
  );
}
