import { defineMessages } from '../i18n.ts';
import { fieldMessages } from './fields.ts';
import { sellingErrorMessages } from './selling.ts';

/** Texts for `detail` in the server's errors: one for every code of shared/errors.ts. */
export const systemMessages = defineMessages({
  ru: {
    errors: {
      invalid_input: 'Проверьте заполнение полей',
      malformed_request: 'Запрос составлен неверно',
      unauthorized: 'Войдите в личный кабинет',
      session_expired: 'Сеанс завершён. Войдите ещё раз',
      wrong_credentials: 'Неверный email или пароль',
      email_not_verified: 'Подтвердите адрес: мы отправили вам письмо со ссылкой',
      sign_in_not_finished: 'Вход не завершён. Начните ещё раз',
      staff_by_password: 'Сотрудники школы входят по email и паролю',
      provider_email_unverified:
        'Google не подтвердил, что этот адрес ваш. Войдите по email и паролю или зарегистрируйтесь',
      linked_to_another:
        'Аккаунт с этим адресом связан с другим пользователем этого сервиса. Войдите по email и паролю',
      last_way_in: 'Это единственный способ входа в ваш аккаунт. Сначала задайте пароль',
      captions_wrong:
        'Строка {line}: {problem, select, header {первая строка файла должна быть WEBVTT} time {время пишется так: 00:01:02.500 --> 00:01:05.000} end {титр кончается раньше, чем начинается} order {титр начинается раньше предыдущего} other {в файле нет ни одного титра}}',
      email_code_wrong: 'Код не подходит. Проверьте письмо и введите его ещё раз',
      guardian_required: 'Вам нет 18 лет: укажите email взрослого, который даст согласие',
      sign_in_provider_away: 'Сервис входа не отвечает. Попробуйте позже или войдите по email и паролю',
      account_blocked: 'Доступ к аккаунту закрыт. Напишите в поддержку школы',
      forbidden: 'Недостаточно прав',
      password_change_required: 'Сначала смените первый пароль: до этого остальное закрыто',
      delete_forbidden: 'Недостаточно прав для удаления',
      not_oneself: 'К своей учётной записи это действие применить нельзя',
      role_too_high:
        'Нельзя изменять учётные записи с такой же или более высокой ролью, как и назначать такую роль',
      not_found: 'Не найдено',
      lesson_not_found: 'Урок не найден',
      model_not_found: 'Модель не найдена',
      model_consent_missing: 'Без согласия модели публиковать нельзя: сначала запишите его',
      method_not_allowed: 'Такой запрос здесь не предусмотрен',
      conflict: 'Данные уже изменились. Обновите страницу и попробуйте ещё раз',
      conversation_taken: 'Этот разговор уже ведёт {name}: ваш ответ не отправлен',
      document_changed:
        'Документ обновился, пока вы заполняли форму. Прочитайте новую редакцию и отметьте согласие ещё раз',
      email_taken: 'Этот email уже занят другой учётной записью',
      staff_not_erased:
        'Данные сотрудников не стирают. Сначала другой главный администратор должен снять роль сотрудника',
      account_not_openable: 'Этот кабинет уже открыт или открывается по ссылке из письма',
      link_used_or_expired: 'Ссылка устарела или уже использована',
      payload_too_large: 'Слишком большой файл или запрос',
      upload_too_large:
        'Файл слишком большой: принимаем не больше {amount} {unit, select, gigabytes {ГБ} other {МБ}}',
      no_space_left: 'На диске школы не хватает места для этого файла. Освободите место и попробуйте ещё раз',
      upload_type:
        'Такой файл не подходит: {purpose, select, video {нужно видео MP4, MOV или WebM} captions {нужны субтитры WebVTT} picture {нужна картинка PNG, JPEG, WebP или AVIF} other {нужен PDF, картинка, документ, аудио или архив ZIP}}',
      upload_hevc:
        'Видео сжато в HEVC (H.265): многие браузеры его не покажут. Сохраните его как MP4 с кодеком H.264 и загрузите снова. На iPhone: «Настройки» → «Камера» → «Форматы» → «Наиболее совместимый»',
      upload_codec:
        'Браузеры не умеют показывать такое видео. Сохраните его как MP4 с кодеком H.264 и загрузите снова',
      upload_damaged: 'Часть файла повредилась в пути. Отправьте её ещё раз',
      unsupported_media_type: 'Такой формат не поддерживается',
      password_too_common: 'Этот пароль слишком распространён. Придумайте другой',
      current_password_wrong: 'Текущий пароль указан неверно',
      too_many_requests:
        'Слишком много попыток. Попробуйте снова через {unit, select, seconds {{count, plural, one {# секунду} few {# секунды} many {# секунд} other {# секунды}}} minutes {{count, plural, one {# минуту} few {# минуты} many {# минут} other {# минуты}}} other {{count, plural, one {# час} few {# часа} many {# часов} other {# часа}}}}',
      telegram_away:
        'Telegram не отвечает. Попробуйте позже; если не поможет, пусть тот, кто ведёт сервер, проверит бота',
      unavailable: 'Сервис временно недоступен. Попробуйте через минуту',
      pictures_wait: 'Сейчас присылают много фотографий. Попробуйте через минуту',
      drawings_wait: 'Сейчас готовится много документов и картинок. Попробуйте через минуту',
      pictures_full: 'На сервере школы сейчас нет места для новых картинок. Попробуйте позже',
      internal: 'Что-то пошло не так. Мы уже знаем об ошибке, попробуйте ещё раз',
      field: fieldMessages.ru,
      ...sellingErrorMessages.ru,
    },
  },
  en: {
    errors: {
      invalid_input: 'Please check the fields',
      malformed_request: 'The request is malformed',
      unauthorized: 'Please sign in',
      session_expired: 'Your session is over. Please sign in again',
      wrong_credentials: 'Wrong e-mail or password',
      email_not_verified: 'Please confirm your address: we have sent you a link by mail',
      sign_in_not_finished: 'The sign-in was not finished. Please start again',
      staff_by_password: 'Staff of the school sign in with e-mail and password',
      provider_email_unverified:
        'Google has not confirmed that this address is yours. Sign in with e-mail and password, or register',
      linked_to_another:
        'The account with this address is linked with another user of this service. Sign in with e-mail and password',
      last_way_in: 'This is the only way into your account. Choose a password first',
      captions_wrong:
        'Line {line}: {problem, select, header {the first line of the file must be WEBVTT} time {times look like this: 00:01:02.500 --> 00:01:05.000} end {a caption ends before it begins} order {a caption begins before the one above it} other {there is not a single caption in the file}}',
      email_code_wrong: 'The code does not fit. Please look at the mail and type it again',
      guardian_required: 'You are under 18: please give the e-mail of an adult who will agree',
      sign_in_provider_away:
        'The sign-in service does not answer. Try again later, or sign in with e-mail and password',
      account_blocked: 'This account is closed. Please write to the school',
      forbidden: 'You do not have the right to do this',
      password_change_required: 'Please change the first password: until then everything else is closed',
      delete_forbidden: 'insufficient rights to delete',
      not_oneself: 'You cannot do this to your own account',
      role_too_high:
        'Accounts with a role equal to or higher than yours cannot be changed, nor can such a role be given',
      not_found: 'Not found',
      lesson_not_found: 'lesson not found',
      model_not_found: 'model not found',
      model_consent_missing: 'Nobody is published without their consent: please record it first',
      method_not_allowed: 'This request is not possible here',
      conflict: 'The data has changed meanwhile. Reload the page and try again',
      conversation_taken: '{name} already has this conversation: your message was not sent',
      document_changed:
        'A document was updated while you filled in the form. Please read the new version and agree once more',
      email_taken: 'This email belongs to another account',
      staff_not_erased:
        'Staff accounts are not erased. Another super administrator must take the staff role away first',
      account_not_openable: 'This cabinet is open already, or opens by the link in our mail',
      link_used_or_expired: 'The link has expired or has been used',
      payload_too_large: 'The file or request is too large',
      upload_too_large:
        'The file is too large: at most {amount} {unit, select, gigabytes {GB} other {MB}} are accepted',
      no_space_left: "The school's disk has no room for this file. Please free some space and try again",
      upload_type:
        'This file does not fit: {purpose, select, video {an MP4, MOV or WebM video is needed} captions {WebVTT captions are needed} picture {a PNG, JPEG, WebP or AVIF picture is needed} other {a PDF, a picture, a document, audio or a ZIP archive is needed}}',
      upload_hevc:
        'The video is compressed with HEVC (H.265), which many browsers cannot show. Save it as MP4 with H.264 and upload it again. On an iPhone: Settings → Camera → Formats → Most Compatible',
      upload_codec: 'Browsers cannot show this video. Save it as MP4 with H.264 and upload it again',
      upload_damaged: 'A part of the file was damaged on its way. Please send it again',
      unsupported_media_type: 'This format is not supported',
      password_too_common: 'This password is too common. Please choose another',
      current_password_wrong: 'The current password is wrong',
      too_many_requests:
        'Too many attempts. Please try again in {unit, select, seconds {{count, plural, one {# second} other {# seconds}}} minutes {{count, plural, one {# minute} other {# minutes}}} other {{count, plural, one {# hour} other {# hours}}}}',
      telegram_away:
        'Telegram does not answer. Try again later; if that does not help, ask whoever runs the server to check the bot',
      unavailable: 'The service is briefly unavailable. Please try again in a minute',
      pictures_wait: 'Many photos are being sent right now. Please try again in a minute',
      drawings_wait: 'Many documents and pictures are being prepared right now. Please try again in a minute',
      pictures_full: "The school's server has no room for new pictures at the moment. Please try again later",
      internal: 'Something went wrong. We know about it already; please try again',
      field: fieldMessages.en,
      ...sellingErrorMessages.en,
    },
  },
  zh: {
    errors: {
      invalid_input: '请检查填写内容',
      malformed_request: '请求格式有误',
      unauthorized: '请先登录',
      session_expired: '登录已过期，请重新登录',
      wrong_credentials: '邮箱或密码错误',
      email_not_verified: '请先确认邮箱：我们已将链接发送到您的邮箱',
      sign_in_not_finished: '登录未完成，请重新开始',
      staff_by_password: '学校员工请使用邮箱和密码登录',
      provider_email_unverified: 'Google 尚未确认该邮箱属于您。请使用邮箱和密码登录，或先注册',
      linked_to_another: '该邮箱的账户已与此服务的另一位用户关联，请使用邮箱和密码登录',
      last_way_in: '这是您账户唯一的登录方式，请先设置密码',
      captions_wrong:
        '第 {line} 行：{problem, select, header {文件第一行必须是 WEBVTT} time {时间格式应为 00:01:02.500 --> 00:01:05.000} end {字幕结束时间早于开始时间} order {字幕开始时间早于上一条} other {文件中没有任何字幕}}',
      email_code_wrong: '验证码不正确，请核对邮件后重新输入',
      guardian_required: '您未满 18 岁：请填写一位成年监护人的邮箱，由其表示同意',
      sign_in_provider_away: '登录服务没有响应，请稍后再试，或使用邮箱和密码登录',
      account_blocked: '该账户已停用，请联系学校客服',
      forbidden: '您没有此操作的权限',
      password_change_required: '请先修改初始密码，修改前其他功能不可用',
      delete_forbidden: '没有删除权限',
      not_oneself: '不能对自己的账号执行此操作',
      role_too_high: '不能修改与您同级或更高级别的账号，也不能授予此类角色',
      not_found: '未找到',
      lesson_not_found: '未找到该课时',
      model_not_found: '未找到该模特',
      model_consent_missing: '未经模特同意不得发布：请先登记同意书',
      method_not_allowed: '此处不支持该请求',
      conflict: '数据已发生变化，请刷新页面后重试',
      conversation_taken: '{name} 已在处理此对话，您的消息未发送',
      document_changed: '填写表单期间文件已更新，请阅读新版本并重新勾选同意',
      email_taken: '此邮箱已被其他账号使用',
      staff_not_erased: '工作人员账户不能删除。请先由另一位超级管理员撤销其角色',
      account_not_openable: '此个人中心已开通，或需通过邮件中的链接开通',
      link_used_or_expired: '链接已过期或已被使用',
      payload_too_large: '文件或请求过大',
      upload_too_large: '文件过大：最大 {amount} {unit, select, gigabytes {GB} other {MB}}',
      no_space_left: '学校服务器磁盘空间不足，无法保存此文件。请清理空间后重试',
      upload_type:
        '文件类型不符：{purpose, select, video {请上传 MP4、MOV 或 WebM 视频} captions {请上传 WebVTT 字幕} picture {请上传 PNG、JPEG、WebP 或 AVIF 图片} other {请上传 PDF、图片、文档、音频或 ZIP 压缩包}}',
      upload_hevc:
        '该视频采用 HEVC（H.265）编码，许多浏览器无法播放。请另存为 H.264 编码的 MP4 后重新上传。iPhone 可在“设置”→“相机”→“格式”中选择“兼容性最佳”',
      upload_codec: '浏览器无法播放该视频，请另存为 H.264 编码的 MP4 后重新上传',
      upload_damaged: '部分文件在传输中损坏，请重新发送该部分',
      unsupported_media_type: '不支持该格式',
      password_too_common: '该密码过于常见，请换一个',
      current_password_wrong: '当前密码不正确',
      too_many_requests:
        '尝试次数过多，请在 {unit, select, seconds {{count} 秒} minutes {{count} 分钟} other {{count} 小时}}后再试',
      telegram_away: 'Telegram 没有响应。请稍后再试；如仍无效，请让服务器管理员检查机器人',
      unavailable: '服务暂时不可用，请一分钟后重试',
      pictures_wait: '现在上传的照片较多，请一分钟后重试',
      drawings_wait: '现在需要生成的文件和图片较多，请一分钟后重试',
      pictures_full: '学校服务器暂时没有空间存放新图片，请稍后再试',
      internal: '出现问题，我们已收到通知，请重试',
      field: fieldMessages.zh,
      ...sellingErrorMessages.zh,
    },
  },
});
