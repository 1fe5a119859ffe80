import { defineMessages } from '#shared/i18n.ts';

/**
 * The last of the ten questions, about help: one of these answers, by how the school can be reached
 * (school/rules/benefits.ts). `{teachers}` is the sentence beside them in the demo school, and nothing elsewhere.
 */
export const helpQuestionsMessages = defineMessages({
  ru: {
    teachers: ' На вопросы по урокам отвечают преподаватели.',
    questions: {
      help: {
        question: 'А если что-то не получится?',
        answer:
          'Напишите нам в чат на этой странице. Техническая поддержка работает круглосуточно, а на вопросы по урокам отвечают преподаватели.',
      },
      help_always: {
        question: 'А если что-то не получится?',
        answer: 'Напишите нам в чат на этой странице. Техническая поддержка работает круглосуточно.',
      },
      help_in_hours: {
        question: 'А если что-то не получится?',
        answer:
          'Напишите нам в чат на этой странице: помощник отвечает сразу, сотрудники школы — в рабочие часы.{teachers}',
      },
      help_in_chat: {
        question: 'А если что-то не получится?',
        answer:
          'Напишите нам в чат на этой странице: помощник отвечает сразу, ответ сотрудника придёт на почту.{teachers}',
      },
      help_by_mail: {
        question: 'А если что-то не получится?',
        answer: 'Напишите нам: контакты стоят внизу этой страницы.{teachers}',
      },
    },
  },
  en: {
    teachers: ' Questions about the lessons are answered by the teachers.',
    questions: {
      help: {
        question: 'What if something does not work?',
        answer:
          'Write to us in the chat on this page. Technical support answers around the clock, and questions about the lessons are answered by the teachers.',
      },
      help_always: {
        question: 'What if something does not work?',
        answer: 'Write to us in the chat on this page. Technical support answers around the clock.',
      },
      help_in_hours: {
        question: 'What if something does not work?',
        answer:
          'Write to us in the chat on this page: the assistant answers at once, people of the school in working hours.{teachers}',
      },
      help_in_chat: {
        question: 'What if something does not work?',
        answer:
          'Write to us in the chat on this page: the assistant answers at once, a person of the school by email.{teachers}',
      },
      help_by_mail: {
        question: 'What if something does not work?',
        answer: 'Write to us: our contacts are at the foot of this page.{teachers}',
      },
    },
  },
  zh: {
    teachers: '课程问题由老师解答。',
    questions: {
      help: {
        question: '遇到问题怎么办？',
        answer: '请通过本页聊天窗口联系我们。技术支持全天候在线，课程问题由老师解答。',
      },
      help_always: {
        question: '遇到问题怎么办？',
        answer: '请通过本页聊天窗口联系我们。技术支持全天候在线。',
      },
      help_in_hours: {
        question: '遇到问题怎么办？',
        answer: '请通过本页聊天窗口联系我们：智能助手立即回答，学校工作人员在工作时间答复。{teachers}',
      },
      help_in_chat: {
        question: '遇到问题怎么办？',
        answer: '请通过本页聊天窗口联系我们：智能助手立即回答，工作人员通过邮件答复。{teachers}',
      },
      help_by_mail: {
        question: '遇到问题怎么办？',
        answer: '请联系我们，联系方式见本页底部。{teachers}',
      },
    },
  },
});
