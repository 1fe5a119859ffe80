import { defineMessages } from '../i18n.ts';
import { fieldMessages } from './fields.ts';

/** Texts for `detail` in the server's errors: one for every general code of shared/errors.ts. */
export const systemMessages = defineMessages({
  ru: {
    errors: {
      invalid_input: 'Проверьте заполнение полей',
      malformed_request: 'Запрос составлен неверно',
      unauthorized: 'Войдите в личный кабинет',
      session_expired: 'Сеанс завершён. Войдите ещё раз',
      forbidden: 'Недостаточно прав',
      password_change_required: 'Сначала смените первый пароль: до этого остальное закрыто',
      delete_forbidden: 'Недостаточно прав для удаления',
      not_found: 'Не найдено',
      method_not_allowed: 'Такой запрос здесь не предусмотрен',
      conflict: 'Данные уже изменились. Обновите страницу и попробуйте ещё раз',
      link_used_or_expired: 'Ссылка устарела или уже использована',
      payload_too_large: 'Слишком большой файл или запрос',
      foreign_host:
        'В этом режиме школа открывается только на компьютере, где она запущена, или по адресу из настройки APP_URL. Чтобы открывать её по другому адресу, укажите его в APP_URL',
      upload_damaged: 'Часть файла повредилась в пути. Отправьте её ещё раз',
      unsupported_media_type: 'Такой формат не поддерживается',
      too_many_requests:
        'Слишком много попыток. Попробуйте снова через {unit, select, seconds {{count, plural, one {# секунду} few {# секунды} many {# секунд} other {# секунды}}} minutes {{count, plural, one {# минуту} few {# минуты} many {# минут} other {# минуты}}} other {{count, plural, one {# час} few {# часа} many {# часов} other {# часа}}}}',
      unavailable: 'Сервис временно недоступен. Попробуйте через минуту',
      disk_full:
        '{contacts, select, none {Сайт школы сейчас ничего не может сохранить. Попробуйте позже} other {Сайт школы сейчас ничего не может сохранить. Свяжитесь с нами, мы поможем: {contacts}}}',
      pictures_wait: 'Сейчас присылают много фотографий. Попробуйте через минуту',
      drawings_wait: 'Сейчас готовится много документов и картинок. Попробуйте через минуту',
      pictures_full: 'На сервере школы сейчас нет места для новых картинок. Попробуйте позже',
      internal: 'Что-то пошло не так. Мы уже знаем об ошибке, попробуйте ещё раз',
      field: fieldMessages.ru,
    },
  },
  en: {
    errors: {
      invalid_input: 'Please check the fields',
      malformed_request: 'The request is malformed',
      unauthorized: 'Please sign in',
      session_expired: 'Your session has ended. Please sign in again',
      forbidden: 'You don’t have permission to do this',
      password_change_required: 'Please change the first password: until then everything else is closed',
      delete_forbidden: 'insufficient rights to delete',
      not_found: 'Not found',
      method_not_allowed: 'This request isn’t possible here',
      conflict: 'The data has changed in the meantime. Reload the page and try again',
      link_used_or_expired: 'The link has expired or has been used',
      payload_too_large: 'The file or request is too large',
      foreign_host:
        'In this mode the school answers only on the computer where it runs, or at the address in the setting APP_URL. To open it at another address, put that into APP_URL',
      upload_damaged: 'Part of the file was damaged on the way. Please send it again',
      unsupported_media_type: 'This format is not supported',
      too_many_requests:
        'Too many attempts. Please try again in {unit, select, seconds {{count, plural, one {# second} other {# seconds}}} minutes {{count, plural, one {# minute} other {# minutes}}} other {{count, plural, one {# hour} other {# hours}}}}',
      unavailable: 'The service is briefly unavailable. Please try again in a minute',
      disk_full:
        '{contacts, select, none {The school’s site cannot save anything right now. Please try again later} other {The school’s site cannot save anything right now. Contact us, and we will help: {contacts}}}',
      pictures_wait: 'Many photos are being sent right now. Please try again in a minute',
      drawings_wait: 'Many documents and pictures are being prepared right now. Please try again in a minute',
      pictures_full: "The school's server has no room for new pictures at the moment. Please try again later",
      internal: 'Something went wrong. We already know about it; please try again',
      field: fieldMessages.en,
    },
  },
  zh: {
    errors: {
      invalid_input: '请检查填写内容',
      malformed_request: '请求格式有误',
      unauthorized: '请先登录',
      session_expired: '登录已过期，请重新登录',
      forbidden: '您没有此操作的权限',
      password_change_required: '请先修改初始密码，修改前其他功能不可用',
      delete_forbidden: '没有删除权限',
      not_found: '未找到',
      method_not_allowed: '此处不支持该请求',
      conflict: '数据已发生变化，请刷新页面后重试',
      link_used_or_expired: '链接已过期或已被使用',
      payload_too_large: '文件或请求过大',
      foreign_host:
        '在此模式下，只能在运行学校的电脑上，或通过 APP_URL 设置中的地址打开。如需使用其他地址，请填写到 APP_URL',
      upload_damaged: '部分文件在传输中损坏，请重新发送该部分',
      unsupported_media_type: '不支持该格式',
      too_many_requests:
        '尝试次数过多，请在 {unit, select, seconds {{count} 秒} minutes {{count} 分钟} other {{count} 小时}}后再试',
      unavailable: '服务暂时不可用，请一分钟后重试',
      disk_full:
        '{contacts, select, none {学校网站目前无法保存任何内容，请稍后再试} other {学校网站目前无法保存任何内容，请联系我们，我们会协助您：{contacts}}}',
      pictures_wait: '现在上传的照片较多，请一分钟后重试',
      drawings_wait: '现在需要生成的文件和图片较多，请一分钟后重试',
      pictures_full: '学校服务器暂时没有空间存放新图片，请稍后再试',
      internal: '出现问题，我们已收到通知，请重试',
      field: fieldMessages.zh,
    },
  },
});
