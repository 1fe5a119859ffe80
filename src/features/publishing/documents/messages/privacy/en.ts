/** The privacy policy in English. */
export const en = {
  title: 'Privacy and personal data policy',
  blocks: [
    {
      paragraph:
        'This policy tells which personal data {legal_name} (the “Operator”) collects on the website {site} ({school}), what for, on what ground and for how long, and what you can do about it. It follows Article 18.1 of Federal Law No. 152-FZ of 27 July 2006 “On Personal Data” (the “Law”).',
    },
    { heading: 'Who processes the data' },
    {
      paragraph:
        'The Operator is {legal_name}, INN {inn}, OGRN {ogrn}, address: {address}. For any question about personal data: {email}, {phone}.',
    },
    { heading: 'Which data, what for and on what ground' },
    {
      paragraph:
        'Personal account. First and last name, email address, phone (if you gave one) and a hash of the password, from which the password itself cannot be recovered. Purpose: to create your account and let you in. Ground: your consent and the contract (Article 6(1)(1) and (5) of the Law). Kept as long as the account exists.',
    },
    {
      paragraph:
        'Buying a course. Name, email address, phone, contents and amount of the order, facts of the payment and of a refund. Purpose: to perform the contract, to send the receipt and the access. Ground: the contract and duties under the laws on cash registers and on accounting (Article 6(1)(2) and (5) of the Law). Kept for five years after the year in which the contract was performed. The Operator does not receive bank card details.',
    },
    {
      paragraph:
        'Learning. The courses and lessons open to you and how far you have come. Purpose: to teach, and to show where you stopped. Ground: the contract. Kept as long as you have access to the course.',
    },
    {
      paragraph:
        'Letters to the school. Name, address or phone and the text of your message. Purpose: to answer you. Ground: your consent, expressed by writing. Kept for three years from the last answer.',
    },
    {
      paragraph:
        'Newsletter and reviews. Letters about new lessons and offers are sent, and reviews are published, only with a separate consent; its texts are published on the site. Kept until the consent is withdrawn.',
    },
    {
      paragraph:
        'Security. IP address, facts about the browser, times of sign-ins and actions. Purpose: to protect accounts and the site, and to prove the consents you gave. Ground: legitimate interests of the Operator and of visitors (Article 6(1)(7) of the Law). Kept as long as the account exists; records of consents for another three years after withdrawal.',
    },
    {
      paragraph:
        'On the site the Operator processes no special categories of data and no biometric personal data, and makes no decisions with legal consequences for you by automated processing alone.',
    },
    { heading: 'How data is processed' },
    {
      paragraph:
        'The Operator collects, records, organises, stores, corrects, uses, passes on in the cases described here, blocks, deletes and destroys data, by automated means and otherwise. Databases with data of Russian citizens are located in Russia (Article 18(5) of the Law).',
    },
    { paragraph: 'Data is passed on only where nothing else will do:' },
    {
      list: [
        'to the payment system and the fiscal data operator, to make the payment and issue the receipt;',
        { promise: 'privacy.bank', text: 'to the bank, if you apply for instalments;' },
        {
          promise: 'privacy.metrika',
          text: 'to YANDEX LLC, what pages you visit, if you have allowed the analytics of Yandex Metrica; the cookie settings take that back;',
        },
        'to providers of hosting and email, so that the site works and letters arrive;',
        'to public authorities, where the law demands it.',
      ],
    },
    {
      paragraph:
        'Whoever is entrusted with processing must keep the data confidential and follow the Law. Data is not transferred abroad. It is neither sold nor exchanged.',
    },
    { heading: 'How data is protected' },
    {
      paragraph:
        'The Operator takes the measures of Articles 18.1 and 19 of the Law: data travels over an encrypted connection, passwords are stored as hashes only, staff see what their duties require, backups are made.',
    },
    {
      paragraph:
        'Should data get into the wrong hands all the same, the Operator informs Roskomnadzor within 24 hours, and of the results of the inquiry within 72 hours.',
    },
    { heading: 'Your rights' },
    { paragraph: 'At any time you may:' },
    {
      list: [
        'learn which of your data is processed, and receive a copy;',
        'demand that data be corrected, blocked or destroyed if it is incomplete, outdated, inaccurate, unlawfully obtained or not needed for the stated purpose;',
        'withdraw your consent;',
        'complain about the Operator to Roskomnadzor or to a court.',
      ],
    },
    {
      paragraph:
        'To do so it is enough to write to {email} or to the address {address}. Say who you are and what connects you with the school, such as the email address of your account or the number of an order. The Operator answers within 10 working days; this may be extended by at most 5 working days, with the reason given.',
    },
    {
      paragraph:
        'After a withdrawal the Operator stops processing and destroys the data within 30 days unless there is another ground for keeping it: facts of payments, for instance, are kept as long as the law demands.',
    },
    { heading: 'Children’s data' },
    {
      paragraph:
        'If you are under 14, a parent or another legal representative consents for you; between 14 and 18, purchases are made with their written consent. If a child’s data has reached us without it, write to {email} and we will delete it.',
    },
    { heading: 'Cookies' },
    {
      paragraph:
        'What the site keeps in the browser is told by the separate cookie policy published on the site.',
    },
    { heading: 'Changes' },
    {
      paragraph:
        'A new version is in force from its publication; earlier ones stay available on the site. If the purposes or the data processed by consent change, the Operator asks for consent again. The policy is drawn up in Russian; where a translation differs, the Russian text is right.',
    },
  ],
} as const;
