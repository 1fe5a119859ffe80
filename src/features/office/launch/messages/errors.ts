import { defineMessages } from '#shared/i18n.ts';

export const launchErrorMessages = defineMessages({
  ru: {
    launch_code_wrong:
      'Код не подходит. Возьмите его из последнего письма: прежние коды и коды старше суток не действуют',
    demo_is_running:
      'Школа работает в демо-режиме: при следующем запуске демонстрация появилась бы снова. Остановите школу, выполните на сервере npm run podium -- demo remove и запустите её с PODIUM_MODE=live',
  },
  en: {
    launch_code_wrong:
      'The code does not fit. Take it from the latest email: earlier codes, and those older than a day, do not work',
    demo_is_running:
      'The school runs in demo mode: the demo would be back at its next start. Stop the school, run npm run podium -- demo remove on the server, and start it with PODIUM_MODE=live',
  },
  zh: {
    launch_code_wrong: '验证码不正确。请使用最新邮件中的验证码：之前的以及超过一天的均无效',
    demo_is_running:
      '学校正在演示模式下运行：下次启动时演示内容会再次出现。请停止学校，在服务器上运行 npm run podium -- demo remove，再以 PODIUM_MODE=live 启动',
  },
});
