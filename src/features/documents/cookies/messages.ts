import { defineMessages } from '#shared/i18n.ts';

export const cookiesMessages = defineMessages({
  ru: {
    title: 'Политика использования файлов cookie',
    blocks: [
      {
        paragraph:
          'Политика рассказывает, что сайт {site} («{school}») сохраняет в вашем браузере. Сайт ведёт {legal_name}, ИНН {inn}, адрес: {address}.',
      },
      { heading: 'Что такое cookie' },
      {
        paragraph:
          'Cookie — небольшая запись, которую сайт оставляет в браузере, чтобы узнать его при следующем обращении. Похожую роль играет локальное хранилище браузера: его записи никуда не отправляются сами. Ниже cookie называется и то, и другое.',
      },
      { heading: 'Что сохраняется без согласия' },
      { paragraph: 'Только то, без чего сайт не выполнит вашей просьбы:' },
      {
        list: [
          'podium_language — выбранный язык; cookie, один год;',
          'podium_token, podium_remember, podium_token_expires, podium_user — вход в личный кабинет; локальное хранилище, до выхода или семь дней;',
          'podium_pending_order — начатый заказ, чтобы вернуться к нему после оплаты; локальное хранилище, одни сутки;',
          'cookieConsent — ваш выбор в полосе о cookie; локальное хранилище, пока вы его не измените.',
        ],
      },
      { heading: 'Что сохраняется только с согласия' },
      {
        paragraph:
          'Счётчики посещаемости, реклама и другие программы посторонних компаний не загружаются, пока вы не нажали «Принять». Сейчас таких программ на сайте нет; если они появятся, их список будет опубликован здесь в новой редакции.',
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
          'This policy tells what the website {site} (“{school}”) keeps in your browser. The site is run by {legal_name}, INN {inn}, address: {address}.',
      },
      { heading: 'What a cookie is' },
      {
        paragraph:
          'A cookie is a small record that a site leaves in the browser in order to know it again. The browser’s local storage plays a similar part: its records are not sent anywhere by themselves. Below, both are called cookies.',
      },
      { heading: 'What is kept without consent' },
      { paragraph: 'Only what the site needs to do what you ask of it:' },
      {
        list: [
          'podium_language: the language you chose; a cookie, one year;',
          'podium_token, podium_remember, podium_token_expires, podium_user: your being signed in; local storage, until you sign out or for seven days;',
          'podium_pending_order: an order you began, to return to it after paying; local storage, one day;',
          'cookieConsent: your choice in the cookie bar; local storage, until you change it.',
        ],
      },
      { heading: 'What is kept only with consent' },
      {
        paragraph:
          'Visit counters, advertising and other programs of third parties are not loaded until you press “Accept”. There are none on the site now; should there be any, they will be listed here in a new version.',
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
          '本政策说明网站 {site}（“{school}”）在您的浏览器中保存哪些内容。网站由 {legal_name} 运营，INN {inn}，地址：{address}。',
      },
      { heading: '什么是 Cookie' },
      {
        paragraph:
          'Cookie 是网站在浏览器中留下的小记录，以便下次识别。浏览器的本地存储作用类似，其记录不会自行发送。下文将两者统称为 Cookie。',
      },
      { heading: '无需同意即保存的内容' },
      { paragraph: '仅限完成您的请求所必需的内容：' },
      {
        list: [
          'podium_language——所选语言；Cookie，一年；',
          'podium_token、podium_remember、podium_token_expires、podium_user——登录状态；本地存储，至退出登录或七天；',
          'podium_pending_order——已开始的订单，以便付款后返回；本地存储，一天；',
          'cookieConsent——您在 Cookie 提示条中的选择；本地存储，至您更改为止。',
        ],
      },
      { heading: '经同意后才保存的内容' },
      {
        paragraph:
          '在您点击“接受”之前，不会加载访问统计、广告及其他第三方程序。网站目前没有此类程序；如将来使用，将在新版本中列明。',
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
