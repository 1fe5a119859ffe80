import { defineMessages } from '#shared/i18n.ts';

export const modelsMessages = defineMessages({
  ru: {
    title: 'Наши модели',
    lead: 'Разный рост, разный возраст, разная внешность. Общее одно: все начинали с первого снимка.',
    loading: 'Загрузка моделей...',
    failed: 'Ошибка загрузки моделей: {error}',
    offline: 'нет связи с сервером',
    empty: 'Пока нет моделей для отображения',
    measures: 'Рост: {height} см • Размер: {size}',
    portrait: 'Портрет: {name}',
    noPortrait: 'Портрета пока нет: {name}',
  },
  en: {
    title: 'Our models',
    lead: 'Different heights, ages and looks. One thing in common: everybody began with a first picture.',
    loading: 'Loading models...',
    failed: 'Error loading models: {error}',
    offline: 'no connection to the server',
    empty: 'There are no models to show yet',
    measures: 'Height: {height} cm • RU size: {size}',
    portrait: 'Portrait of {name}',
    noPortrait: 'No portrait of {name} yet',
  },
  zh: {
    title: '我们的模特',
    lead: '身高不同，年龄不同，外貌不同；相同的是，每个人都从第一张照片开始。',
    loading: '正在加载模特……',
    failed: '模特加载失败：{error}',
    offline: '无法连接服务器',
    empty: '暂无可展示的模特',
    measures: '身高：{height} cm • 俄码：{size}',
    portrait: '{name}的肖像',
    noPortrait: '{name}暂无肖像',
  },
});
