import { paymentsAuditFieldMessages, paymentsAuditMessages, paymentsAuditSubjectMessages } from './audit.ts';
import { paymentsLaunchMessages } from './launch.ts';
import { paymentsNoticeMessages } from './notices.ts';
import { paymentsOrderReasonMessages } from './orderReasons.ts';
import { paymentOutcomeMessages } from './outcome.ts';
import { paymentPagesMessages } from './pages.ts';
import { paymentsPanelMessages } from './panel.ts';
import { paymentsMessages } from './payments.ts';
import { trialPaymentMessages } from './trial.ts';

/** Texts of its pages, by namespace. */
export const paymentsTexts = {
  auditFields: paymentsAuditFieldMessages,
  auditActions: paymentsAuditMessages,
  auditSubjects: paymentsAuditSubjectMessages,
  payments: paymentsMessages,
  paymentPages: paymentPagesMessages,
  paymentOutcome: paymentOutcomeMessages,
  paymentsPanel: paymentsPanelMessages,
  trialPayment: trialPaymentMessages,
  noticeKinds: paymentsNoticeMessages,
  orderReasons: paymentsOrderReasonMessages,
  launchSteps: paymentsLaunchMessages,
};
