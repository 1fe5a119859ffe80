/** Who may do what in the support chat: part of rights.ts. */
const token = { whom: 'anyone', names: 'token' } as const;
const conversation = { whom: 'support.chat', names: 'conversation' } as const;
const somebody = '00000000-0000-4000-8000-000000000000';
const reply = { language: 'ru', title: 'Адрес', text: 'Мы на улице Мира.' };

export const supportRights = {
  'GET /api/support/offer': { whom: 'anyone' },
  'POST /api/support/chat/send': { whom: 'anyone', body: { message: 'Цена?', session_id: 'one' } },
  'GET /api/support/chat/{token}': token,
  'GET /api/support/own': { whom: 'signed-in' },
  'POST /api/support/chat/{token}/seen': { ...token, body: { position: 1 } },
  'GET /api/support/chat/{token}/messages': { ...token, query: { before: '9' } },
  'POST /api/support/chat/{token}/answers': { ...token, body: { message_id: somebody, is_helpful: true } },
  'POST /api/support/chat/{token}/rating': { ...token, body: { rating: 5 } },
  'POST /api/support/chat/{token}/contacts': {
    ...token,
    body: { name: 'Ольга', email: 'fresh', consent: true },
  },

  'GET /api/admin/support/conversations': { whom: 'support.chat' },
  'GET /api/admin/support/summary': { whom: 'support.chat' },
  'GET /api/admin/support/operators': { whom: 'support.chat' },
  'GET /api/admin/support/conversations/{id}': conversation,
  'GET /api/admin/support/conversations/{id}/messages': { ...conversation, query: { before: '9' } },
  'POST /api/admin/support/conversations/{id}/take': conversation,
  'POST /api/admin/support/conversations/{id}/assign': {
    ...conversation,
    body: { operator_id: somebody, from: null },
  },
  'POST /api/admin/support/conversations/{id}/take-over': { ...conversation, body: { from: somebody } },
  'POST /api/admin/support/conversations/{id}/answers': { ...conversation, body: { text: 'Здравствуйте' } },
  'POST /api/admin/support/conversations/{id}/read': { ...conversation, body: { position: 1 } },
  'POST /api/admin/support/conversations/{id}/notes': { ...conversation, body: { text: 'Перезвонить' } },
  'POST /api/admin/support/conversations/{id}/release': conversation,
  'POST /api/admin/support/conversations/{id}/close': conversation,

  'GET /api/admin/support/replies': { whom: 'support.chat' },
  'POST /api/admin/support/replies': { whom: 'support.chat', body: reply },
  'PUT /api/admin/support/replies/{id}': {
    whom: 'support.chat',
    names: 'canned reply',
    body: { ...reply, version: '-' },
  },
  'DELETE /api/admin/support/replies/{id}': { whom: 'support.chat', names: 'canned reply' },
  'POST /api/admin/support/replies/{id}/restore': { whom: 'support.chat', names: 'canned reply' },
  'GET /api/admin/support/settings': { whom: 'system.settings' },
  'PUT /api/admin/support/settings': {
    whom: 'system.settings',
    body: { is_on: true, hours: Array(7).fill(null), keep_days: 90, version: '-' },
  },
} as const;
