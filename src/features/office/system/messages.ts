import { defineMessages } from '#shared/i18n.ts';

const auditMessages = defineMessages({
  ru: { job: { repeated: 'Повтор задания' } },
  en: { job: { repeated: 'Job run again' } },
  zh: { job: { repeated: '重新执行任务' } },
});

/** What waits for somebody of the school: of several, and on the button beside each. */
const taskMessages = defineMessages({
  ru: { title: { job_failed: 'Задания, которые не выполнились' }, act: { job_failed: 'Повторить' } },
  en: { title: { job_failed: 'Jobs that failed' }, act: { job_failed: 'Run again' } },
  zh: { title: { job_failed: '执行失败的任务' }, act: { job_failed: '重新执行' } },
});

const jobMessages = defineMessages({
  ru: {
    queued: '✅ Задание снова в очереди',
    failed: '❌ Не получилось: {reason}',
    unknown: 'Неизвестная ошибка',
  },
  en: {
    queued: '✅ The job is queued again',
    failed: '❌ That did not work: {reason}',
    unknown: 'Unknown error',
  },
  zh: { queued: '✅ 任务已重新排队', failed: '❌ 未成功：{reason}', unknown: '未知错误' },
});

/** Texts of its pages, by namespace. */
export const systemTexts = { auditActions: auditMessages, jobs: jobMessages, taskKinds: taskMessages };
