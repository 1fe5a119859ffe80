import { defineMessages } from '#shared/i18n.ts';

export const cookiesMessages = defineMessages({
  ru: {
    title: 'Политика использования файлов cookie',
    blocks: [
      {
        paragraph:
          'Политика рассказывает, что сайт {site} ({school}) сохраняет в вашем браузере. Сайт ведёт {legal_name}, ИНН {inn}, адрес: {address}.',
      },
      { heading: 'Что такое cookie' },
      {
        paragraph:
          'Cookie — небольшая запись, которую сайт оставляет в браузере, чтобы узнать его при следующем обращении. Похожую роль играют локальное хранилище браузера и хранилище сеанса: их записи никуда не отправляются сами. Ниже всё это называется cookie.',
      },
      { heading: 'Что сохраняется без согласия' },
      { paragraph: 'Только то, без чего сайт не выполнит вашей просьбы:' },
      {
        list: [
          'podium_language — выбранный язык; cookie, один год;',
          'oauth (по защищённому соединению __Host-oauth) — связывает вход через Google или VK с вашим браузером; cookie, до конца входа, не дольше десяти минут, при новом входе через VK — часа;',
          'podium_token, podium_remember, podium_token_expires, podium_user — вход в личный кабинет; локальное хранилище, до выхода или семь дней;',
          'podium_device — случайный номер браузера: с ним вас не закроет от входа тот, кто подбирает ваш пароль; локальное хранилище, пока вы его не удалите;',
          'podium_just_registered — адрес, с которым вы только что зарегистрировались, чтобы напомнить о письме; локальное хранилище, одни сутки;',
          'podium_pending_order — начатый заказ, чтобы вернуться к нему после оплаты; локальное хранилище, одни сутки;',
          'podium_rating — заказанный рейтинг и ответы формы, чтобы показать результат после оплаты; локальное хранилище, до кнопки «Пройти заново»;',
          'podium_application — отправленная заявка на рассрочку, чтобы показать её состояние и открыть курс; локальное хранилище, семь дней;',
          'podium_newsletter_later — вы отложили предложение рассылки; локальное хранилище, пока вы его не удалите;',
          'podium_watched — просмотренное и отмеченное без связи, пока оно не отправлено в ваш кабинет; локальное хранилище, до отправки;',
          'podium_speed — скорость, с которой вы смотрите уроки; локальное хранилище, пока вы его не удалите;',
          'podium_chat — ваш разговор в чате поддержки, чтобы он открылся снова после перезагрузки; локальное хранилище, пока вы его не удалите;',
          'podium_inbox_sound — только у сотрудников: звучит ли сигнал о новых сообщениях; локальное хранилище, пока вы его не удалите;',
          'podium_list_keys — только у сотрудников: работают ли клавиши списков в панели; локальное хранилище, пока вы его не удалите;',
          'podium_uploads — незаконченные загрузки файлов, только у сотрудников школы; локальное хранилище, семь дней;',
          'cookieConsent — ваш выбор в полосе о cookie; локальное хранилище, пока вы его не измените;',
          'podium_waiting_order — заказ, оплаты которого ждёт эта вкладка; хранилище сеанса, до закрытия вкладки;',
          'podium_waiting_application — заявка на рассрочку, решения по которой ждёт эта вкладка; хранилище сеанса, до закрытия вкладки;',
          'podium_guardian_link — ссылка из письма, по которой родитель или опекун платит за ребёнка, чтобы вернуться к ней после оплаты; хранилище сеанса, до закрытия вкладки;',
          'podium_purchase — то, что набрано в форме оплаты, чтобы не пропало при перезагрузке; хранилище сеанса, до оплаты или закрытия вкладки;',
          'podium_model_form — то, что набрано в анкете модели, и ключ к её фотографиям, чтобы не пропало при перезагрузке; хранилище сеанса, до отправки или закрытия вкладки;',
          'podium_hour_ends — когда закончится час на странице курсов, чтобы после перезагрузки он шёл дальше; хранилище сеанса, до закрытия вкладки;',
          'podium_chat_text — сообщение, которое вы набираете в чате поддержки, чтобы не пропало при переходе на другую страницу; хранилище сеанса, до отправки или закрытия вкладки;',
          'podium_typed с адресом формы — только у сотрудников: несохранённые поля формы панели; хранилище сеанса, до сохранения, ухода из формы или закрытия вкладки;',
          'podium_unsent_answer с номером разговора — только у сотрудников: ответ посетителю, который ещё не отправлен; хранилище сеанса, до отправки или закрытия вкладки;',
          'podium_session_ended, podium_oauth_failure, podium_vk_step — что сказать на следующей странице, если вход закончился, не удался или ждёт кода из письма; хранилище сеанса, до закрытия вкладки;',
          'podium_wish, podium_reloaded_at, react-router-manifest-version — что вы открывали, когда сайт обновился и страница загрузилась заново; хранилище сеанса, до закрытия вкладки.',
        ],
      },
      { heading: 'Что сохраняется только с согласия' },
      {
        promise: 'cookies.no_metrika',
        paragraph:
          'Счётчики посещаемости, реклама и другие программы посторонних компаний не загружаются, пока вы не нажали «Принять». Сейчас таких программ на сайте нет; если они появятся, их список будет опубликован здесь в новой редакции.',
      },
      {
        promise: 'cookies.metrika',
        paragraph:
          'Яндекс Метрика, счётчик посещаемости ООО «ЯНДЕКС», загружается на открытых страницах сайта, только если вы нажали «Разрешить аналитику». Она сохраняет в браузере cookie и записи локального хранилища, имена которых начинаются с _ym: случайный номер браузера и день первого посещения (_ym_uid и _ym_d, один год), служебные отметки (например, _ym_isad, до двух суток). Яндекс узнаёт адреса открытых страниц, страницу, с которой вы пришли, IP-адрес и сведения о браузере и устройстве. Запись действий посетителя (Вебвизор) и карта кликов выключены. В личном кабинете и на страницах по личным ссылкам счётчика нет. Когда вы выбираете «Только необходимые», он больше не загружается, а эти записи удаляются. Рекламы и других программ посторонних компаний на сайте нет.',
      },
      {
        paragraph:
          'При оплате вы переходите на страницу платёжной системы: она отвечает за свои cookie сама.',
      },
      {
        paragraph:
          'Карту в разделе «Контакты» показывает Яндекс; она загружается, только когда вы нажали «Показать карту», и с этого мгновения Яндекс может сохранять в её рамке свои cookie.',
      },
      { heading: 'Как изменить выбор' },
      {
        paragraph:
          'Нажмите «Настройки cookie» внизу страницы и выберите снова. Кроме того, записи можно удалить в настройках браузера: после этого понадобится заново войти в личный кабинет и выбрать язык.',
      },
      { heading: 'Вопросы' },
      {
        paragraph:
          'Напишите нам: {email}. О персональных данных рассказывает политика конфиденциальности, опубликованная на сайте.',
      },
    ],
  },
  en: {
    title: 'Cookie policy',
    blocks: [
      {
        paragraph:
          'This policy tells what the website {site} ({school}) keeps in your browser. The site is run by {legal_name}, INN {inn}, address: {address}.',
      },
      { heading: 'What a cookie is' },
      {
        paragraph:
          'A cookie is a small record that a site leaves in the browser in order to know it again. The browser’s local storage and session storage play a similar part: their records are not sent anywhere by themselves. Below, all of these are called cookies.',
      },
      { heading: 'What is kept without consent' },
      { paragraph: 'Only what the site needs to do what you ask of it:' },
      {
        list: [
          'podium_language: the language you chose; a cookie, one year;',
          'oauth (over a secure connection __Host-oauth): ties signing in with Google or VK to your browser; a cookie, until you are signed in, ten minutes at most, an hour for somebody new from VK;',
          'podium_token, podium_remember, podium_token_expires, podium_user: your being signed in; local storage, until you sign out or for seven days;',
          'podium_device: a random number of this browser, which spares you being locked out by somebody who guesses at your password; local storage, until you delete it;',
          'podium_just_registered: the address you have just registered with, to remind you of the email; local storage, one day;',
          'podium_pending_order: an order you began, to return to it after paying; local storage, one day;',
          'podium_rating: the rating you ordered and the answers of the form, to show the result after paying; local storage, until you press “Start over”;',
          'podium_application: the application for instalments you sent, to show how it stands and to open the course; local storage, seven days;',
          'podium_newsletter_later: that you put off the offer of emails; local storage, until you delete it;',
          'podium_watched: what you watched and marked as done while there was no connection, until it is sent to your account; local storage, until it is sent;',
          'podium_speed: the speed at which you watch lessons; local storage, until you delete it;',
          'podium_chat: your conversation in the support chat, so that it opens again after a reload; local storage, until you delete it;',
          'podium_inbox_sound: for staff alone, whether new messages are sounded; local storage, until you delete it;',
          'podium_list_keys: for staff alone, whether the keys of lists in the panel work; local storage, until you delete it;',
          "podium_uploads: uploads of files that are not finished, only for the school's staff; local storage, seven days;",
          'cookieConsent: your choice in the cookie bar; local storage, until you change it;',
          'podium_waiting_order: the order whose payment this tab waits for; session storage, until you close the tab;',
          'podium_waiting_application: the application for instalments whose decision this tab waits for; session storage, until you close the tab;',
          'podium_guardian_link: the emailed link by which a parent or guardian pays for a child, to come back to it after paying; session storage, until you close the tab;',
          'podium_purchase: what you have typed into the payment form, so that a reload does not lose it; session storage, until you pay or close the tab;',
          'podium_model_form: what you have typed into the model application, and the key to its photos, so that a reload loses nothing; session storage, until it is sent or you close the tab;',
          'podium_hour_ends: when the hour on the page of courses is over, so that it goes on after a reload; session storage, until you close the tab;',
          'podium_chat_text: the message you are typing in the support chat, so that another page does not lose it; session storage, until it is sent or you close the tab;',
          'podium_typed with the address of a form: for staff alone, fields of a form of the panel that are not saved yet; session storage, until they are saved, the form is left or you close the tab;',
          'podium_unsent_answer with the number of a conversation: for staff alone, an answer to a visitor that is not sent yet; session storage, until it is sent or you close the tab;',
          'podium_session_ended, podium_oauth_failure, podium_vk_step: what the next page has to say where you were signed out, a sign-in failed or waits for a code by email; session storage, until you close the tab;',
          'podium_wish, podium_reloaded_at, react-router-manifest-version: what you were opening when the site was updated and the page loaded anew; session storage, until you close the tab.',
        ],
      },
      { heading: 'What is kept only with consent' },
      {
        promise: 'cookies.no_metrika',
        paragraph:
          'Visit counters, advertising and other programs of third parties are not loaded until you press “Accept”. There are none on the site now; should there be any, they will be listed here in a new version.',
      },
      {
        promise: 'cookies.metrika',
        paragraph:
          'Yandex Metrica, a visit counter of YANDEX LLC, is loaded on the public pages of the site only if you have pressed “Allow analytics”. It keeps in the browser cookies and records of local storage whose names begin with _ym: a random number of the browser and the day of the first visit (_ym_uid and _ym_d, one year), and technical marks (such as _ym_isad, up to two days). Yandex learns the addresses of the pages you open, the page you came from, your IP address, and what browser and device you use. Recording what visitors do (Webvisor) and the click map are off. There is no counter in the account, nor on pages of private links. When you choose “Necessary only” it is no longer loaded, and these records are deleted. The site has no advertising and no other programs of third parties.',
      },
      {
        paragraph:
          'When you pay, you go to the page of the payment system, which answers for its own cookies.',
      },
      {
        paragraph:
          'The map under “Contact” comes from Yandex; it loads only when you press “Show the map”, and from then on Yandex may keep cookies of its own in the map’s frame.',
      },
      { heading: 'How to change your choice' },
      {
        paragraph:
          'Press “Cookie settings” at the bottom of the page and choose again. You can also delete the records in the settings of your browser: you will then have to sign in and choose the language anew.',
      },
      { heading: 'Questions' },
      {
        paragraph:
          'Write to us: {email}. Personal data is the subject of the privacy policy published on the site.',
      },
    ],
  },
  zh: {
    title: 'Cookie 使用政策',
    blocks: [
      {
        paragraph:
          '本政策说明网站 {site}（{school}）在您的浏览器中保存哪些内容。网站由 {legal_name} 运营，INN {inn}，地址：{address}。',
      },
      { heading: '什么是 Cookie' },
      {
        paragraph:
          'Cookie 是网站在浏览器中留下的小记录，以便下次识别。浏览器的本地存储和会话存储作用类似，其记录不会自行发送。下文将它们统称为 Cookie。',
      },
      { heading: '无需同意即保存的内容' },
      { paragraph: '仅限完成您的请求所必需的内容：' },
      {
        list: [
          'podium_language——所选语言；Cookie，一年；',
          'oauth（安全连接下为 __Host-oauth）——将通过 Google 或 VK 的登录与您的浏览器绑定；Cookie，至登录完成，最长十分钟，首次通过 VK 登录时最长一小时；',
          'podium_token、podium_remember、podium_token_expires、podium_user——登录状态；本地存储，至退出登录或七天；',
          'podium_device——此浏览器的随机编号，防止他人猜测您的密码时您被锁定；本地存储，至您删除为止；',
          'podium_just_registered——您刚刚注册的邮箱，用于提醒您查收邮件；本地存储，一天；',
          'podium_pending_order——已开始的订单，以便付款后返回；本地存储，一天；',
          'podium_rating——您订购的评分及表格内容，用于付款后显示结果；本地存储，直到您点击“重新开始”；',
          'podium_application——您提交的分期申请，用于显示其状态并开通课程；本地存储，七天；',
          'podium_newsletter_later——您已暂缓订阅邮件的提议；本地存储，至您删除为止；',
          'podium_watched——离线时的观看记录和完成标记，发送至您的个人中心后即删除；本地存储，至发送为止；',
          'podium_speed——您观看课程的播放速度；本地存储，至您删除为止；',
          'podium_chat——您在客服聊天中的对话，刷新页面后可继续；本地存储，至您删除为止；',
          'podium_inbox_sound——仅限员工：新消息是否播放声音；本地存储，至您删除为止；',
          'podium_list_keys——仅限员工：后台列表快捷键是否启用；本地存储，至您删除为止；',
          'podium_uploads——未完成的文件上传，仅限学校员工；本地存储，七天；',
          'cookieConsent——您在 Cookie 提示条中的选择；本地存储，至您更改为止；',
          'podium_waiting_order——此标签页正在等待付款的订单；会话存储，至关闭标签页；',
          'podium_waiting_application——此标签页正在等待审批的分期申请；会话存储，至关闭标签页；',
          'podium_guardian_link——家长或监护人为孩子付款所用的邮件链接，以便付款后返回；会话存储，至关闭标签页；',
          'podium_purchase——您在付款表单中填写的内容，以免刷新后丢失；会话存储，至付款或关闭标签页；',
          'podium_model_form——您在模特申请表中填写的内容及其照片的密钥，以免刷新后丢失；会话存储，至提交或关闭标签页；',
          'podium_hour_ends——课程页面上一小时倒计时的结束时间，以便刷新后继续；会话存储，至关闭标签页；',
          'podium_chat_text——您在客服聊天中正在输入的消息，以免切换页面后丢失；会话存储，至发送或关闭标签页；',
          'podium_typed 加表单地址——仅限员工：后台表单中尚未保存的内容；会话存储，至保存、离开表单或关闭标签页；',
          'podium_unsent_answer 加对话编号——仅限员工：尚未发送给访客的回复；会话存储，至发送或关闭标签页；',
          'podium_session_ended、podium_oauth_failure、podium_vk_step——登录结束、失败或等待邮件验证码时下一页需要显示的内容；会话存储，至关闭标签页；',
          'podium_wish、podium_reloaded_at、react-router-manifest-version——网站更新、页面重新加载时您正在打开的内容；会话存储，至关闭标签页。',
        ],
      },
      { heading: '经同意后才保存的内容' },
      {
        promise: 'cookies.no_metrika',
        paragraph:
          '在您点击“接受”之前，不会加载访问统计、广告及其他第三方程序。网站目前没有此类程序；如将来使用，将在新版本中列明。',
      },
      {
        promise: 'cookies.metrika',
        paragraph:
          'Yandex Metrica 是 YANDEX LLC 的访问统计工具，仅在您点击“允许统计分析”后才在网站的公开页面上加载。它在浏览器中保存名称以 _ym 开头的 Cookie 和本地存储记录：浏览器的随机编号和首次访问日期（_ym_uid 和 _ym_d，一年），以及技术标记（如 _ym_isad，最长两天）。Yandex 会获知您打开的页面地址、来源页面、IP 地址以及浏览器和设备信息。访客行为录制（Webvisor）和点击热图均已关闭。个人中心以及通过私人链接打开的页面没有统计代码。选择“仅限必要”后，它不再加载，上述记录也会被删除。网站没有广告，也没有其他第三方程序。',
      },
      { paragraph: '付款时您将进入支付系统的页面，该页面的 Cookie 由支付系统自行负责。' },
      {
        paragraph:
          '“联系我们”部分的地图由 Yandex 提供，仅在您点击“显示地图”后加载；此后 Yandex 可能在地图框内保存自己的 Cookie。',
      },
      { heading: '如何更改选择' },
      {
        paragraph:
          '点击页面底部的“Cookie 设置”重新选择。您也可以在浏览器设置中删除记录，之后需要重新登录并选择语言。',
      },
      { heading: '疑问' },
      { paragraph: '请致函：{email}。有关个人数据，请参阅网站公布的隐私政策。' },
    ],
  },
});
