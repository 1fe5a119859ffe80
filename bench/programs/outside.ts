/** The payment provider and the mail server for a measured product. Argument: address for notices. */
import { startMail } from '#simulators/mail/server.ts';
import { startYookassa } from '#simulators/yookassa/server.ts';

const [webhookUrl = '', shopId = '', secretKey = ''] = process.argv.slice(2);
const yookassa = await startYookassa({ shopId, secretKey, webhookUrl });
const mail = await startMail();
console.log(`outside ${JSON.stringify({ yookassa: yookassa.url, mail: mail.smtpUrl })}`);
process.once('SIGTERM', () => void Promise.all([yookassa.close(), mail.close()]));
