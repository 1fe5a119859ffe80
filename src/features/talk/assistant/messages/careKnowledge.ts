import { defineMessages } from '#shared/i18n.ts';

/** Answers to people in danger, to anger, and to questions whose answer promises less than was hoped. */
export const careKnowledgeMessages = defineMessages({
  ru: {
    danger: {
      some: 'Мне очень жаль, что вам сейчас так тяжело: вы не одни, и помощь есть. Позвоните: {lines}. А здесь могу позвать человека.',
      none: 'Мне очень жаль, что вам сейчас так тяжело: вы не одни, и помощь есть. Позвоните в экстренную службу вашей страны или скажите тому, кому доверяете. А здесь могу позвать человека.',
    },
    othersData: 'Сведения о других людях я не сообщаю, в том числе контакты учеников и моделей.',
    abuse: 'Понимаю, что вы расстроены. Напишите, что случилось, и я постараюсь помочь, или позову человека.',
    places: 'Число мест не ограничено: уроки записаны заранее, спешить незачем.',
    licence:
      'Сведений о лицензии у меня нет, поэтому обещать её не буду. Документа об образовании школа не выдаёт: услуги информационно-консультационные, так сказано в оферте. Подробнее ответит сотрудник.',
    students: {
      some: 'Учеников у нас {count}.',
      none: 'Точного числа учеников я не знаю и называть наугад не буду. Его может сказать сотрудник школы.',
    },
  },
  en: {
    danger: {
      some: 'I am so sorry that things are this hard: you are not alone, and there is help. Please call {lines}. And I can call a person here.',
      none: 'I am so sorry that things are this hard: you are not alone, and there is help. Please call the emergency service of your country, or tell somebody you trust. And I can call a person here.',
    },
    othersData: 'I give out nothing about other people, such as contacts of students or models.',
    abuse:
      'I understand that you are upset. Tell me what happened and I will try to help, or I can call a person.',
    places: 'There is no limit of places: the lessons are recorded, so there is no need to hurry.',
    licence:
      'I know of no licence, so I will not promise one. The school issues no document of education: by its offer the services are informational and advisory. A member of staff can tell you more.',
    students: {
      some: 'We have {count} students.',
      none: 'I do not know the exact number of students and will not guess. A member of staff can tell you.',
    },
  },
  zh: {
    danger: {
      some: '听到您现在这么难受，我很难过。您并不孤单，有人可以帮助您。请拨打：{lines}。我也可以在这里为您转接人工。',
      none: '听到您现在这么难受，我很难过。您并不孤单，有人可以帮助您。请拨打您所在国家的紧急电话，或告诉您信任的人。我也可以在这里为您转接人工。',
    },
    othersData: '我不会透露他人的任何信息，包括学员和模特的联系方式。',
    abuse: '我理解您很不高兴。请告诉我发生了什么，我会尽力帮忙，也可以为您转接人工。',
    places: '名额没有限制：课程是录播的，不必着急。',
    licence:
      '我没有许可证的信息，因此不做承诺。学校不颁发学历文件：按公开要约，服务为信息咨询类。详情请咨询工作人员。',
    students: {
      some: '我们有 {count} 名学员。',
      none: '我不知道学员的准确人数，也不会随意猜测。工作人员可以告诉您。',
    },
  },
});
