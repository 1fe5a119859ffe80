import { useEffect, useState } from 'react';
import { call } from '#ui/api.ts';
import { paymentsApi } from '../contract/payments.ts';
import type { PaidOrder } from './purchase.ts';

const second = 1000;
/** A mail server answers within that, or not at all for a while. */
const patienceMs = 20 * second;

/** Follows the mail about a paid order until a server has taken it; `delayed` says that this takes long. */
export function useMail(paid: PaidOrder, secret: string) {
  const [order, setOrder] = useState(paid);
  const [isLate, setLate] = useState(false);
  const { email, mail_sent: isSent } = order;

  useEffect(() => {
    if (isSent) return;
    const startedAt = Date.now();
    let timer = setTimeout(look, 2 * second);
    async function look() {
      const now = await call(paymentsApi.status, { order_secret: secret }).catch(() => null);
      const waitedMs = Date.now() - startedAt;
      setLate(waitedMs > patienceMs);
      // Keeps a correction made meanwhile.
      if (now?.mail_sent) setOrder((before) => (before.email === now.email ? now : before));
      timer = setTimeout(look, waitedMs > patienceMs ? 15 * second : 2 * second);
    }
    return () => clearTimeout(timer);
  }, [email, isSent, secret]);

  return { order, setOrder, mail: isSent ? 'sent' : isLate ? 'delayed' : 'sending' } as const;
}
