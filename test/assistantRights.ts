/** Who may make the calls about the assistant's knowledge. A part of rights.ts. */
const article = {
  question: { ru: 'Есть ли парковка?' },
  answer: { ru: 'Учимся онлайн.' },
  ...{ wordings: '', is_on: true },
};

export const assistantRights = {
  'GET /api/admin/assistant/articles': { whom: 'content.manage' },
  'POST /api/admin/assistant/articles': { whom: 'content.manage', body: article },
  'GET /api/admin/assistant/articles/{id}': { whom: 'content.manage', names: 'article' },
  'PUT /api/admin/assistant/articles/{id}': {
    whom: 'content.manage',
    names: 'article',
    body: { ...article, version: 'x' },
  },
  'DELETE /api/admin/assistant/articles/{id}': { whom: 'content.manage', names: 'article' },
  'POST /api/admin/assistant/articles/{id}/restore': { whom: 'content.manage', names: 'article' },
  'GET /api/admin/assistant/unanswered': { whom: 'content.manage' },
  'POST /api/admin/assistant/unanswered/{id}/dismiss': {
    whom: 'content.manage',
    names: 'unanswered question',
    body: { is_dismissed: true },
  },
  'GET /api/admin/assistant/settings': { whom: 'content.manage' },
  'PUT /api/admin/assistant/settings': {
    whom: 'content.manage',
    body: { help_lines: 'RU 8-800-2000-122', version: 'x' },
  },
  'POST /api/admin/assistant/try': {
    whom: 'content.manage',
    body: { question: 'Сколько стоит курс?', language: 'ru' },
  },
} as const;
