import { defineMessages } from '#shared/i18n.ts';

/** News for staff: the title alone, in a mail’s subject and beside its switch, and in a sentence. */
export const systemNoticeMessages = defineMessages({
  ru: {
    title: { disk_low: 'Заканчивается место на диске' },
    text: {
      disk_low:
        '{percent, select, 0 {На диске школы не осталось места} other {На диске школы осталось {percent} % места}}. Когда оно закончится, школа не сможет принимать заказы и заявки. Освободите место или увеличьте диск: перезапускать ничего не нужно.',
    },
  },
  en: {
    title: { disk_low: 'The disk is running out of room' },
    text: {
      disk_low:
        '{percent, select, 0 {The school’s disk has no room left} other {The school’s disk has {percent} % of its room left}}. Once it is full, the school cannot take orders or applications. Free some room or enlarge the disk: nothing needs a restart.',
    },
  },
  zh: {
    title: { disk_low: '磁盘空间即将用尽' },
    text: {
      disk_low:
        '{percent, select, 0 {学校的磁盘已没有剩余空间} other {学校的磁盘只剩 {percent} % 的空间}}。空间用尽后，学校将无法接收订单和申请。请清理空间或扩大磁盘，无需重启。',
    },
  },
});
