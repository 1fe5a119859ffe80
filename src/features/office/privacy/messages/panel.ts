import { defineMessages } from '#shared/i18n.ts';

/** A person’s data, downloaded or erased by staff. */
export const privacyPanelMessages = defineMessages({
  ru: {
    download: 'Скачать данные',
    downloaded: '✅ Архив с данными сохранён',
    downloadFailed: '❌ Не удалось скачать данные: {reason}',
    erase: 'Стереть данные',
    title: 'Стереть данные: {name}',
    lead: 'Для запроса, который пришёл письмом. Имя, адрес, телефон и прогресс исчезнут сразу и навсегда, курсы закроются. Заказы останутся с суммами, но без имени. Человек получит письмо.',
    confirmation: 'Введите адрес: {email}',
    erased: '✅ Данные стёрты',
    eraseFailed: '❌ Не удалось стереть данные: {reason}',
  },
  en: {
    download: 'Download data',
    downloaded: '✅ The archive of data is saved',
    downloadFailed: '❌ The data could not be downloaded: {reason}',
    erase: 'Erase data',
    title: 'Erase the data of {name}',
    lead: 'For a request that came by email. Name, address, phone and progress are deleted at once and permanently, courses close. Orders stay with their amounts, without a name. The person is told by email.',
    confirmation: 'Type the address: {email}',
    erased: '✅ The data are erased',
    eraseFailed: '❌ The data could not be erased: {reason}',
  },
  zh: {
    download: '下载数据',
    downloaded: '✅ 数据压缩包已保存',
    downloadFailed: '❌ 无法下载数据：{reason}',
    erase: '删除数据',
    title: '删除数据：{name}',
    lead: '用于处理书面请求。姓名、邮箱、电话和学习进度将立即永久消失，课程关闭。订单保留金额但不含姓名。当事人会收到邮件通知。',
    confirmation: '请输入邮箱：{email}',
    erased: '✅ 数据已删除',
    eraseFailed: '❌ 无法删除数据：{reason}',
  },
});
