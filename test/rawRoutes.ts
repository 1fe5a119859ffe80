/**
 * Routes outside the contracts. `anyone`: the same for everybody · `page`: likewise, drawn as a visitor sees
 * it · `staff` · `uploader`: staff who may send files · `ticket`: the holder of a secret address, which was given to somebody with the right ·
 * `provider`: from its networks · `inbox`: staff who answer in the chat, by a stream that does not end · `operator`: with a token from the settings · `demo`: absent in a live
 * school.
 */
export type RawAudience =
  | 'anyone'
  | 'page'
  | 'staff'
  | 'uploader'
  | 'ticket'
  | 'provider'
  | 'operator'
  | 'inbox'
  | 'demo';

export const rawRoutes: Record<string, RawAudience> = {
  // Ends mails, by the secret address in one of them.
  'POST /unsubscribe/:kind/:token': 'ticket',
  // The server does not trust a notice: it asks the provider about its payment.
  'POST /api/payments/yookassa/webhook': 'provider',
  'POST /api/installments/tbank/webhook': 'provider',
  // Counts a visit, and answers nothing.
  'POST /api/seen': 'anyone',
  // Each of the calls that it asks is answered by right.
  'GET /api/together': 'anyone',
  'GET /healthz': 'anyone',
  'GET /readyz': 'anyone',
  'GET /metrics': 'operator',
  'GET /api/docs': 'staff',
  'GET /api/docs.css': 'anyone',

  'OPTIONS /api/uploads': 'uploader',
  'POST /api/uploads': 'uploader',
  'PATCH /api/uploads/:id': 'uploader',
  'DELETE /api/uploads/:id': 'uploader',

  'GET /media/lessons/:ticket': 'ticket',
  'GET /media/lessons/:ticket/captions/:language': 'ticket',
  // Live streams: of one conversation by its secret, of the inbox by right.
  'GET /api/support/chat/:token/stream': 'ticket',
  'GET /api/admin/support/stream': 'inbox',
  'GET /faces/:id/:name': 'anyone',
  'GET /photos/:id/:name': 'anyone',
  'GET /pictures/:id/:name': 'anyone',
  // A page with what its holder is typing.
  'GET /preview/:ticket': 'ticket',
  'GET /upright/:id/:name': 'anyone',
  'GET /media/site/:id': 'anyone',
  'GET /media/courses/:id': 'anyone',
  'GET /media/reviews/:id': 'anyone',
  'GET /media/free/:id': 'anyone',
  'GET /media/free/:id/captions/:language': 'anyone',
  'GET /media/materials/:ticket': 'ticket',
  'GET /media/pictures/:ticket': 'ticket',
  // Anybody who is shown a certificate may see its picture.
  'GET /share/certificates/:file': 'ticket',
  // Anybody who is shown a rating's card may see its picture.
  'GET /share/ratings/:file': 'ticket',
  'GET /share/:file': 'anyone',
  'GET /share/courses/:file': 'anyone',
  'GET /share/lessons/:file': 'anyone',
  'GET /texts/:language/:section': 'anyone',
  'GET /uploads/logo/:file': 'anyone',

  'GET /assets/*': 'anyone',
  'GET /__manifest': 'anyone',
  // Shells: the data they show is fetched by calls.
  'GET /*': 'anyone',
  ...Object.fromEntries(
    ['', '/en', '/zh'].flatMap((language) =>
      [
        language || '/',
        `${language}/documents/:name/:version`,
        `${language}/courses/:slug`,
        `${language}/lessons/:slug`,
        ...[
          'offer.html',
          'privacy-policy-new.html',
          'personal-data-consent.html',
          'newsletter-consent.html',
          'review-consent.html',
          'cookies-policy.html',
        ].map((file) => `${language}/${file}`),
      ].map((path) => [`GET ${path}`, 'page' as const]),
    ),
  ),

  'GET /api/demo/accounts': 'demo',
  'GET /api/demo/year': 'demo',
  'GET /demo/payments': 'demo',
  'GET /demo/bank': 'demo',
  'GET /demo/google': 'demo',
  'GET /demo/vk': 'demo',
  'GET /demo/telegram': 'demo',
  'GET /demo/mailbox': 'demo',
  'GET /demo/mailbox.css': 'demo',
  'GET /demo/mailbox/:id': 'demo',
  'GET /demo/mailbox/:id/html': 'demo',
};
