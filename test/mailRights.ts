/** Who may ask for mails, end them, and tell those who wait for the opening. A part of rights.ts. */
export const mailRights = {
  'GET /api/user/reminders': { whom: 'signed-in' },
  'PUT /api/user/reminders': { whom: 'signed-in', body: { reminders: true } },
  'POST /api/unsubscribe/{token}': { whom: 'anyone', names: 'token', body: { kind: 'reminders' } },
  'POST /api/waitlist': { whom: 'anyone', body: { email: 'fresh', newsletter_consent: true } },
  'POST /api/waitlist/link': { whom: 'anyone', body: { token: 'a'.repeat(43) } },
  'POST /api/waitlist/confirm': { whom: 'anyone', body: { token: 'a'.repeat(43) } },
  'POST /api/waitlist/leave': { whom: 'anyone', body: { token: 'a'.repeat(43) } },
  'GET /api/admin/waitlist': { whom: 'users.view' },
  'POST /api/admin/waitlist/tell': { whom: 'users.edit' },
} as const;
