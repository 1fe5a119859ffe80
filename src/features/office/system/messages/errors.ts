import { defineMessages } from '#shared/i18n.ts';

export const systemErrorMessages = defineMessages({
  ru: {
    restart_by_hand:
      'Podium запущен так, что перезапустить его некому. Остановите и запустите его на сервере сами: npm start',
    under_maintenance: 'На сайте идут работы. Зайдите, пожалуйста, немного позже: всё вернётся на место',
    not_set_up: 'Это не подключено: проверять нечего',
  },
  en: {
    restart_by_hand:
      'Podium was started in a way that leaves nobody to start it again. Stop and start it on the server yourself: npm start',
    under_maintenance:
      'The site is being worked on. Please come back a little later: everything will be in its place',
    not_set_up: 'This is not set up: there is nothing to check',
  },
  zh: {
    restart_by_hand: 'Podium 的启动方式使其无法自动重启。请在服务器上自行停止并启动：npm start',
    under_maintenance: '网站正在维护，请稍后再来，一切将恢复正常',
    not_set_up: '尚未设置，无需检查',
  },
});
