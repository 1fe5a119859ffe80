/** The offer in English. */
export const en = {
  title: 'Offer agreement for access to online courses',
  blocks: [
    {
      paragraph:
        'This document is a public offer (Article 437(2) of the Civil Code of the Russian Federation): {legal_name} (the “School”) offers to conclude a contract on the terms below with anyone who accepts them (the “Customer”). The School runs the website {site} under the name {school} (the “Site”). This version is in force from {date}.',
    },
    { heading: 'Subject of the contract' },
    {
      paragraph:
        'For a fee, the School opens to the Customer access to the chosen online course: video lessons and their materials, in the personal account on the Site. What the course consists of, the number and length of its lessons, its start date and its price are stated on the page of the course and are part of the contract.',
    },
    {
      promise: 'offer.certificate',
      paragraph:
        'The services are informational and advisory. No final assessment is held at the end of the course, and no diploma or certificate of qualification is issued; a personal certificate of the School, where the course includes one, is not such a document.',
    },
    {
      promise: 'offer.no_certificate',
      paragraph:
        'The services are informational and advisory. No final assessment is held at the end of the course, and no diploma or certificate of qualification is issued.',
    },
    { heading: 'How the contract is concluded' },
    {
      paragraph:
        'The Customer accepts the offer by ticking agreement to it when placing the order and by paying for the course. The contract is concluded at the moment of payment (Article 438(3) of the Civil Code) in the version of the offer that was in force when the order was placed.',
    },
    {
      paragraph:
        'The Customer gives a name and an email address; the receipt and the access to the account are sent to that address. If it was mistyped, the Customer should write to the School: {email}.',
    },
    {
      paragraph:
        'An order may be placed by a person over 18. A person aged 14 to 18 places it with the written consent of a parent, adoptive parent or guardian; for a child under 14 the contract is concluded by the legal representative.',
    },
    { heading: 'Price and payment' },
    {
      paragraph:
        'The price of the course is stated on the Site in rubles. The price that holds for the Customer is the one shown in the payment form: once the order is placed it does not change. Discounts do not add up unless the terms of a promotion say otherwise.',
    },
    {
      paragraph:
        'The course is paid for on the secure page of the payment system, by the methods offered there. The School neither receives nor keeps bank card details.',
    },
    {
      paragraph:
        'The duty to pay is fulfilled when the payment system has confirmed the payment. The fiscal receipt (Federal Law No. 54-FZ) is sent to the Customer’s email address.',
    },
    { promise: 'offer.instalments', heading: 'Instalments' },
    {
      promise: 'offer.instalments',
      paragraph:
        'Where the Site offers payment by instalments, they are granted by a bank. The bank decides, and the Customer concludes a separate contract with it; the schedule of payments and the full cost are stated in that contract.',
    },
    {
      promise: 'offer.instalments',
      paragraph:
        'The course counts as paid when the Customer has signed the contract with the bank and the bank has confirmed this to the School. If the Customer withdraws from the course, the School returns the money in the manner laid down in the contract with the bank; early repayment is arranged between the Customer and the bank, and the School provides the confirmations needed for it.',
    },
    { heading: 'Access to the course' },
    {
      paragraph:
        'Access opens in your account as soon as the payment is confirmed; to a course that has not begun yet, on the day it begins.',
    },
    {
      paragraph:
        'Access has no time limit. If the School decides to close the Site, it tells the Customer by email at least 30 days before, and during that time makes it possible to save the materials of the courses paid for.',
    },
    {
      paragraph:
        'To watch, a device with a modern browser and access to the internet are needed; these are the Customer’s to provide. If a lesson does not open for a reason on the School’s side, the School repairs this at no charge.',
    },
    { heading: 'Presale' },
    {
      paragraph:
        'A course that has not begun yet is sold by presale. The start date is stated on the page of the course and in the payment form; the money paid is an advance, and on the start date the Customer is sent the receipt that sets it off.',
    },
    {
      paragraph:
        'Until the course begins, the Customer may cancel the presale and receive the whole sum back. If the School moves the start date, it says so by email, and the Customer may wait for the new date or have the whole sum returned.',
    },
    { heading: 'Withdrawal and refunds' },
    {
      paragraph:
        'Within 14 days of payment or, for a presale, of the start of the course, the Customer may withdraw without giving a reason. The School returns the whole sum without deductions, however many lessons have been watched.',
    },
    {
      paragraph:
        'Later, too, the Customer may withdraw from the contract at any time (Article 32 of the Law on the Protection of Consumer Rights, Article 782 of the Civil Code). The School then returns the price of the course less its actual and documented expenses for performing this contract.',
    },
    {
      promise: 'offer.refund',
      paragraph:
        'To have money returned it is enough to write to {email} from the address given in the order and to name the course, or to ask for the refund in your account. The School returns the money within 10 days of the request, by the method by which it was paid, and sends a refund receipt. When it arrives depends on the bank.',
    },
    {
      promise: 'offer.refund_by_mail',
      paragraph:
        'To have money returned it is enough to write to {email} from the address given in the order and to name the course. The School returns the money within 10 days of receiving the letter, by the method by which it was paid, and sends a refund receipt. When it arrives depends on the bank.',
    },
    { paragraph: 'When the whole sum is returned, access to the course is closed.' },
    {
      paragraph:
        'If a service has defects, the Customer may make the claims of Article 29 of the Law on the Protection of Consumer Rights: this offer does not limit them.',
    },
    { heading: 'Rights and duties' },
    { paragraph: 'The School undertakes:' },
    {
      list: [
        'to open access on time and to keep the Site working;',
        'to answer letters sent to {email};',
        'to give notice of substantial changes to the course; replacing a lesson by an updated one does not reduce what was paid for.',
      ],
    },
    { paragraph: 'The Customer undertakes:' },
    {
      list: [
        'to give correct information and to keep the password secret;',
        'to take the course personally and not to pass the access on to others;',
        'not to copy or distribute the materials of the course.',
      ],
    },
    {
      paragraph:
        'Videos, texts and other materials of the courses are protected by copyright (Part Four of the Civil Code). The Customer uses them for personal study; no exclusive rights pass to the Customer.',
    },
    {
      paragraph:
        'If the Customer has passed the access on or distributes the materials, the School may suspend access, stating the reason, until this has ended.',
    },
    { heading: 'Liability and disputes' },
    {
      paragraph:
        'The parties are liable under the law of the Russian Federation. The School does not promise that after the course the Customer will sign a contract with an agency, find work or have a certain income: that does not depend on the School.',
    },
    {
      paragraph:
        'A claim may be sent to {email} or to the address {address}. The School answers within 10 days of receiving it. If no agreement is reached, a Customer who is a consumer may go to the court of their choice (Article 17 of the Law on the Protection of Consumer Rights).',
    },
    { heading: 'Other terms' },
    {
      paragraph: 'The School processes personal data under the policy published on the Site.',
    },
    {
      paragraph:
        'The School may change the offer by publishing a new version. It does not apply to contracts already concluded; earlier versions stay available on the Site.',
    },
    {
      paragraph:
        'The contract is drawn up in Russian. Translations are given for convenience; where they differ, the Russian text is right.',
    },
    { heading: 'Details of the School' },
    {
      list: [
        '{legal_name}',
        'INN (taxpayer number) {inn}',
        'OGRN (registration number) {ogrn}',
        'Address: {address}',
        'Email: {email}',
        'Phone: {phone}',
      ],
    },
  ],
} as const;
