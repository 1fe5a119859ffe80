/** Words about reaching each other: contacts, mails, accounts, and asking for a person. */
import type { Words } from './words.ts';

export const contactWords = {
  contact: {
    ru: 'контакт контакты контактов контактный связаться связь связи позвонить звонить дозвониться номер номера номерок достучаться соцсети соцсетях инста вк вконтакте',
    en: 'contact contacts reach call social instagram',
    zh: '联系 联络 联系方式 号码 打电话 社交',
  },
  phone: {
    ru: 'телефон телефона телефону телефоне телефоны телефончик',
    en: 'phone telephone hotline',
    zh: '电话 电话号码 热线',
  },
  messenger: {
    ru: 'ватсап вотсап вацап ватсапп телеграмме телега телегу телеге тг мессенджер вайбер viber whatsapp telegram вайбер инстаграм телеграм телеграмм',
    en: 'whatsapp telegram messenger viber dm',
    zh: '微信号 电报 微信',
  },
  write: { ru: 'написать пишите писать напишу напиши', en: 'write message text', zh: '写信 发消息' },
  mail: {
    ru: 'почта почту почте почты почтой письмо письма мейл мыло емейл имейл email мэйл емайл имэйл письме ящик уведомление спам смс',
    en: 'email emails mail mails e-mail inbox sms letter letters mailbox spam junk activation-mail',
    zh: '邮件 邮箱 电子邮件 信件 邮址 垃圾邮件 短信',
  },
  arrive: {
    ru: 'пришло пришел приходит придет получил получила получено получать приходят дошло прислали пришлете пришли приходило жду пусто получаю высылаете выслали прислать присылаете',
    en: "arrive arrived receive received receiving got gotten come came waiting haven't sent",
    zh: '收到 没到 没收到 没来 未收到 收不到 没有收到 发来',
  },
  confirm: {
    ru: 'подтверждение подтверждения подтвердить активация активации активировать ссылка ссылку ссылкой код',
    en: 'confirm confirmation verify verification activate activation link code',
    zh: '确认 验证 验证码 激活 链接',
  },
  not: {
    ru: 'не нет нету ничего никак нельзя без',
    en: "not no never don't didn't doesn't isn't hasn't haven't can't won't cannot cant dont didnt havent wont isnt arent wasnt werent aint nothing without unable",
    zh: '没 不 未 无法 没有 不能',
  },
  password: {
    ru: 'пароль пароля паролю пароли пасс парола пороль',
    en: 'password passwords passcode pwd login-password',
    zh: '密码 口令 密码错误',
  },
  forget: {
    ru: 'забыл забыла забыт забыли помню сбросить сброс восстановить восстановление восстановления потерял потеряла утерян слетел',
    en: 'forgot forgotten forget reset recover recovery restore lost remember locked',
    zh: '忘记 忘了 重置 找回 恢复 丢失 忘',
  },
  'sign-in': {
    ru: 'войти вход входа зайти зайду залогиниться логин логина авторизация авторизоваться пускает залогинюсь попасть заходить захожу зашла зашел',
    en: 'login signin sign-in log-in logging log sign signing credentials',
    zh: '登录 登陆 登入 进不去 登不上 登录不上',
  },
  register: {
    ru: 'регистрация регистрации регистрироваться зарегистрироваться регистрацию зарегаться зарегистрирован',
    en: 'register registration registering registered signup sign-up create',
    zh: '注册 开户',
  },
  account: {
    ru: 'аккаунт аккаунта кабинет кабинета кабинете кабинету учетка учетная акк учетную',
    en: 'account accounts cabinet dashboard',
    zh: '账号 帐号 账户 个人中心 帐户',
  },
  profile: { ru: 'профиль профиля профиле', en: 'profile', zh: '个人资料 资料 个人信息' },
  edit: {
    ru: 'изменить поменять сменить исправить редактировать обновить',
    en: 'change edit update modify correct',
    zh: '修改 更改 更换 编辑 改 换',
  },
  erase: {
    ru: 'удалить удаление удалите стереть удаляете',
    en: 'delete deletion erase remove close',
    zh: '删除 注销 删掉',
  },
  broken: {
    ru: 'грузится загружается =работает =работают ошибка ошибку воспроизводится зависает глючит виснет тормозит сломалось баг проблема проблемы =показывает проигрывается вылетает лагает черный звук звука',
    en: 'load loading works working play playing broken error bug crash freeze stuck fails failed problem issue buffering sound black',
    zh: '播放 打不开 卡 加载 报错 错误 故障 无法播放 放不了 黑屏 没声音 卡顿 看不了',
  },
  trouble: {
    ru: 'технический техническая техподдержка',
    en: 'technical trouble troubleshoot',
    zh: '技术 技术支持',
  },
  opening: {
    ru: 'круглосуточно круглосуточная круглосуточный =работаете рабочее отвечаете =открываетесь =закрываетесь выходные ночью режим =воскресенье =субботу =вечером =ночью',
    en: '24/7 weekends weekend working-hours respond answer opening business sunday sundays saturday saturdays',
    zh: '营业 工作时间 几点 全天 周末 24小时 上班 下班 晚上 周日 周六 夜里',
  },
  operator: {
    ru: 'оператор оператора оператору операторы менеджер менеджера менеджеру консультант консультанта специалист специалиста сотрудник сотрудника администратор администратора админ админа саппорт представитель диспетчер администрация персонал начальник',
    en: 'operator operators manager representative agent specialist advisor adviser consultant rep supervisor admin staff employee colleague',
    zh: '人工 客服 专员 工作人员 真人 客服人员 人工客服 转人工 管理员 接线员 活人 人工服务 经理 转人',
  },
  human: {
    ru: 'человек человека человеку людьми люди людей живой живого живому живая =реальный =реального настоящий настоящего кто-нибудь кто-то кем-нибудь ктонибудь кто кемнибудь кем кем-нибудь кем-то коллега',
    en: 'human humans person people someone somebody anyone real living being',
    zh: '人 有人 真人 人类 找个人',
  },
  connect: {
    ru: 'соедините соедини соединить позови позовите позвать переключи переключите переключить переведи переведите свяжите свяжи дайте дай поговорить говорить пообщаться общаться пригласите подключите подключи разговаривать поболтать вызовите пообщатся обратиться помогает =ответил =ответит =ответьте =отвечал',
    en: 'speak speaking talk talking connect transfer switch give put call chat',
    zh: '转人工 转接 接 找 找个人 转 联系 说话 聊 对话 换',
  },
  bot: {
    ru: 'бот бота робот робота боту искусственный интеллект нейросеть автоответчик ассистент',
    en: 'bot bots robot robots ai machine chatbot chatgpt assistant gpt',
    zh: '机器人 人工智能 自动回复 机器 助手',
  },
  support: {
    ru: 'поддержка поддержку поддержки поддержке поддержкой',
    en: 'support helpdesk customer service desk',
    zh: '支持 服务台 客户服务',
  },
  who: { ru: 'кто ты вы', en: 'who you', zh: '谁 你是' },
  someone: { ru: 'кто кого кому', en: "who whom whose who's whos", zh: '谁 哪位' },
  greeting: {
    ru: 'привет приветик здравствуйте здравствуй здрасте добрый утро вечер хай хеллоу салют приветствую ку прив дратути доброго здрасьте',
    en: 'hi hello hey greetings morning =evening afternoon howdy yo',
    zh: '你好 您好 嗨 哈喽 早上好 晚上好 在吗 你们好',
  },
  thanks: {
    ru: 'спасибо спс благодарю спасибки пасиб благодарен мерси понятно отлично супер пока свидания ок окей хорошо ладно',
    en: 'thanks thank thx ty cheers appreciate bye goodbye ok okay great cool',
    zh: '谢谢 感谢 多谢 再见 好的 明白 拜拜',
  },
  order: { ru: 'заказ заказа заказы заказов заказе заказу', en: 'order orders', zh: '订单' },
  progress: {
    ru: 'прогресс прогресса пройдено прошел прошла продвинулась осталось',
    en: 'progress remaining left',
    zh: '进度 完成了多少 学到哪',
  },
  school: {
    ru: 'школа школы школе школу школой',
    en: 'school',
    zh: '学校',
  },
} as const satisfies Words;
