import { defineMessages } from '#shared/i18n.ts';

/** What is wrong with one field of a form: by the code that `fieldCode` gives. */
export const fieldMessages = defineMessages({
  ru: {
    required: 'Заполните это поле',
    invalid: 'Проверьте это поле',
    email: 'Проверьте адрес: нужен вид name@mail.ru',
    phone: 'Укажите номер с кодом страны, например +7 900 123-45-67',
    too_small: 'Слишком коротко или слишком мало',
    too_big: 'Слишком длинно или слишком много',
    password_short: 'Не меньше 6 символов',
    common_password: 'Этот пароль подбирают первым. Придумайте другой',
    consent: 'Без этого согласия продолжить нельзя',
  },
  en: {
    required: 'Please fill this in',
    invalid: 'Please check this field',
    email: 'Please check the address: it should look like name@mail.com',
    phone: 'Please give the number with its country code, such as +7 900 123-45-67',
    too_small: 'Too short or too small',
    too_big: 'Too long or too big',
    password_short: 'At least 6 characters',
    common_password: 'This password is among the first to be guessed. Please choose another',
    consent: 'We cannot continue without this consent',
  },
  zh: {
    required: '请填写此项',
    invalid: '请检查此项',
    email: '请检查邮箱地址，格式应为 name@mail.com',
    phone: '请填写带国家区号的号码，例如 +7 900 123-45-67',
    too_small: '过短或过小',
    too_big: '过长或过大',
    password_short: '至少 6 个字符',
    common_password: '此密码过于常见，容易被猜到，请换一个',
    consent: '需要您的同意才能继续',
  },
});

/** What the server answers as `detail`: one text for every code of shared/errors.ts. */
export const systemMessages = defineMessages({
  ru: {
    errors: {
      invalid_input: 'Проверьте заполнение полей',
      malformed_request: 'Запрос составлен неверно',
      unauthorized: 'Войдите в личный кабинет',
      session_expired: 'Сеанс завершён. Войдите ещё раз',
      wrong_credentials: 'Неверный email или пароль',
      email_not_verified: 'Подтвердите адрес: мы отправили вам письмо со ссылкой',
      account_blocked: 'Доступ к аккаунту закрыт. Напишите в поддержку школы',
      forbidden: 'Недостаточно прав',
      not_found: 'Не найдено',
      method_not_allowed: 'Такой запрос здесь не предусмотрен',
      conflict: 'Данные уже изменились. Обновите страницу и попробуйте ещё раз',
      price_changed:
        'Цена курса изменилась: теперь {amount, number} ₽ ({reason, select, promotion {по акции} second_course {со скидкой на второй курс} other {без скидки}})',
      document_changed:
        'Документ обновился, пока вы заполняли форму. Прочитайте новую редакцию и отметьте согласие ещё раз',
      already_owned: 'Этот курс у вас уже есть. Он ждёт вас в личном кабинете',
      sign_in_to_buy: 'С этим адресом уже есть доступ к курсу. Войдите в личный кабинет',
      correction_closed:
        'Адрес этого заказа уже нельзя изменить здесь. Напишите в поддержку школы, мы поможем',
      link_used_or_expired: 'Ссылка устарела или уже использована',
      payload_too_large: 'Слишком большой файл или запрос',
      unsupported_media_type: 'Такой формат не поддерживается',
      email_required: 'Укажите email: на него придёт доступ к курсу',
      consent_required: 'Для покупки нужно принять оба условия',
      course_unknown: 'Такого курса нет в продаже',
      password_too_common: 'Этот пароль слишком распространён. Придумайте другой',
      too_many_requests:
        'Слишком много попыток. Попробуйте снова через {unit, select, seconds {{count, plural, one {# секунду} few {# секунды} many {# секунд} other {# секунды}}} minutes {{count, plural, one {# минуту} few {# минуты} many {# минут} other {# минуты}}} other {{count, plural, one {# час} few {# часа} many {# часов} other {# часа}}}}',
      payment_provider_failed: 'Платёжная система не отвечает. Деньги не списаны, попробуйте через минуту',
      unavailable: 'Сервис временно недоступен. Попробуйте через минуту',
      internal: 'Что-то пошло не так. Мы уже знаем об ошибке, попробуйте ещё раз',
      field: fieldMessages.ru,
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
      account_blocked: 'This account is closed. Please write to the school',
      forbidden: 'You do not have the right to do this',
      not_found: 'Not found',
      method_not_allowed: 'This request is not possible here',
      conflict: 'The data has changed meanwhile. Reload the page and try again',
      price_changed:
        'The price of the course has changed: it is now {amount, number} ₽ ({reason, select, promotion {promotion} second_course {with the second-course discount} other {without a discount}})',
      document_changed:
        'A document was updated while you filled in the form. Please read the new version and agree once more',
      already_owned: 'You already have this course. It is waiting in your cabinet',
      sign_in_to_buy: 'This address already has the course. Please sign in',
      correction_closed:
        'The address of this order can no longer be changed here. Please write to the school',
      link_used_or_expired: 'The link has expired or has been used',
      payload_too_large: 'The file or request is too large',
      unsupported_media_type: 'This format is not supported',
      email_required: 'Please give an e-mail: access to the course is sent there',
      consent_required: 'Both terms have to be accepted to buy',
      course_unknown: 'This course is not on sale',
      password_too_common: 'This password is too common. Please choose another',
      too_many_requests:
        'Too many attempts. Please try again in {unit, select, seconds {{count, plural, one {# second} other {# seconds}}} minutes {{count, plural, one {# minute} other {# minutes}}} other {{count, plural, one {# hour} other {# hours}}}}',
      payment_provider_failed:
        'The payment system does not answer. You have not been charged; try again in a minute',
      unavailable: 'The service is briefly unavailable. Please try again in a minute',
      internal: 'Something went wrong. We know about it already; please try again',
      field: fieldMessages.en,
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
      account_blocked: '该账户已停用，请联系学校客服',
      forbidden: '您没有此操作的权限',
      not_found: '未找到',
      method_not_allowed: '此处不支持该请求',
      conflict: '数据已发生变化，请刷新页面后重试',
      price_changed:
        '课程价格已变动：现价 {amount, number} ₽（{reason, select, promotion {促销价} second_course {第二门课程优惠价} other {无优惠}}）',
      document_changed: '填写表单期间文件已更新，请阅读新版本并重新勾选同意',
      already_owned: '您已拥有此课程，请前往个人中心观看',
      sign_in_to_buy: '该邮箱已拥有此课程，请登录',
      correction_closed: '此订单的邮箱已无法在此更改，请联系学校客服',
      link_used_or_expired: '链接已过期或已被使用',
      payload_too_large: '文件或请求过大',
      unsupported_media_type: '不支持该格式',
      email_required: '请填写邮箱，课程访问方式将发送至该邮箱',
      consent_required: '购买前需同意两项条款',
      course_unknown: '该课程未在售',
      password_too_common: '该密码过于常见，请换一个',
      too_many_requests:
        '尝试次数过多，请在 {unit, select, seconds {{count} 秒} minutes {{count} 分钟} other {{count} 小时}}后再试',
      payment_provider_failed: '支付系统没有响应，未发生扣款，请一分钟后重试',
      unavailable: '服务暂时不可用，请一分钟后重试',
      internal: '出现问题，我们已收到通知，请重试',
      field: fieldMessages.zh,
    },
  },
});
