/**
 * The areas of the product and their features, from the bottom up: a feature imports only what stands before it
 * (`.dependency-cruiser.cjs` makes the rules of it, `npm run bench house` counts by it).
 */
module.exports = {
  records: ['audit', 'mails', 'uploads', 'visits'],
  publishing: ['school', 'documents'],
  accounts: ['account', 'addresses', 'consents', 'sign-in', 'profile', 'staff', 'guardians'],
  teaching: ['enrolments', 'courses', 'lessons', 'learning', 'materials', 'certificates', 'consultations'],
  sales: [
    'promo-codes',
    'orders',
    'payments',
    'manual-payments',
    'refunds',
    'instalments',
    'receipts',
    'money-checks',
    'checkouts',
  ],
  casting: ['models', 'rating', 'applications'],
  site: ['pictures', 'content', 'reviews', 'landing'],
  talk: ['assistant', 'support', 'notices', 'waitlist', 'mailings'],
  office: [
    'people',
    'handovers',
    'saved-views',
    'privacy',
    'rehearsal',
    'backups',
    'system',
    'exports',
    'moving-in',
    'dashboard',
    'analytics',
    'launch',
  ],
};
