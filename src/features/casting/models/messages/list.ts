import { defineMessages } from '#shared/i18n.ts';

/** The cards of the models, and what each says. */
export const modelsListMessages = defineMessages({
  ru: {
    list: {
      title: 'Модели',
      searchHint: 'Имя или город',
      columns: {
        position: 'Место',
        name: 'Имя',
        height: 'Рост, см',
        size: 'Размер',
        location: 'Город',
        state: 'Состояние',
        consent: 'Согласие',
        created_at: 'Добавлена',
      },
      filters: { state: 'Состояние' },
      any: { state: 'Все, кроме удалённых', consent: 'Любое' },
      choices: {
        state: { published: 'В галерее', hidden: 'Скрыта', deleted: 'Удалена' },
        consent: {
          given: 'Согласие есть',
          missing: 'Нет согласия',
          withdrawn: 'Согласие отозвано',
          not_needed: 'Рисунок, согласие не нужно',
        },
      },
      empty: 'Моделей пока нет',
      emptyHint:
        'Добавьте первую: имя, рост, размер, город и фото. В галерею она попадёт, когда вы её опубликуете.',
    },
    count: '{count, plural, one {# модель} few {# модели} many {# моделей} other {# модели}}',
    sort: {
      label: 'Порядок',
      position: 'Как в галерее',
      name: 'По имени',
      height: 'По росту',
      created_at: 'Сначала новые',
    },
    measures: 'Рост: {height} см • Размер: {size}',
    photoOf: 'Фото: {name}',
    demo: 'Демо',
    goneAt: 'Исчезнет окончательно {date}',
  },
  en: {
    list: {
      title: 'Models',
      searchHint: 'Name or city',
      columns: {
        position: 'Place',
        name: 'Name',
        height: 'Height, cm',
        size: 'Size',
        location: 'City',
        state: 'State',
        consent: 'Consent',
        created_at: 'Added',
      },
      filters: { state: 'State' },
      any: { state: 'All but deleted', consent: 'Any' },
      choices: {
        state: { published: 'In the gallery', hidden: 'Hidden', deleted: 'Deleted' },
        consent: {
          given: 'Consent given',
          missing: 'No consent',
          withdrawn: 'Consent withdrawn',
          not_needed: 'A drawing, no consent needed',
        },
      },
      empty: 'There are no models yet',
      emptyHint:
        'Add the first one: name, height, size, city and photo. The gallery shows a model once you publish them.',
    },
    count: '{count, plural, one {# model} other {# models}}',
    sort: {
      label: 'Order',
      position: 'As in the gallery',
      name: 'By name',
      height: 'By height',
      created_at: 'Newest first',
    },
    measures: 'Height: {height} cm • RU size: {size}',
    photoOf: 'Photo of {name}',
    demo: 'Demo',
    goneAt: 'Deleted permanently on {date}',
  },
  zh: {
    list: {
      title: '模特',
      searchHint: '姓名或城市',
      columns: {
        position: '位置',
        name: '姓名',
        height: '身高（厘米）',
        size: '尺码',
        location: '城市',
        state: '状态',
        consent: '同意书',
        created_at: '添加时间',
      },
      filters: { state: '状态' },
      any: { state: '除已删除外全部', consent: '不限' },
      choices: {
        state: { published: '已展示', hidden: '已隐藏', deleted: '已删除' },
        consent: {
          given: '已同意',
          missing: '尚无同意书',
          withdrawn: '已撤回同意',
          not_needed: '绘画人物，无需同意',
        },
      },
      empty: '还没有模特',
      emptyHint: '请添加第一位：姓名、身高、尺码、城市和照片。发布后才会出现在展示区。',
    },
    count: '{count, plural, other {# 位模特}}',
    sort: { label: '排序', position: '展示区顺序', name: '按姓名', height: '按身高', created_at: '最新在前' },
    measures: '身高：{height} cm • 俄码：{size}',
    photoOf: '{name}的照片',
    demo: '演示',
    goneAt: '{date}后彻底删除',
  },
});
