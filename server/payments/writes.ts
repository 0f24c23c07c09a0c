import type { Submitter } from '../platform/writer/openWriter.ts';
import { claimMessageOf, noteMessageOf } from '../platform/messages/messageQueue.ts';
import { decideFlag } from './flags/decideFlag.ts';
import { noteMaskedCard } from './flags/noteMaskedCard.ts';
import { raiseFlag } from './flags/flagsRepo.ts';
import { attachSession } from './orders/attachSession.ts';
import { releaseKey } from './orders/releaseKey.ts';
import { placeOrder } from './orders/placeOrder.ts';
import { claimRefunds } from './refunds/claimRefunds.ts';
import { noteRefund } from './refunds/noteRefund.ts';
import { refundDecided } from './refunds/refundDecided.ts';
import { refundOrder } from './refunds/refundOrder.ts';
import { claimPolls } from './settlement/claimPolls.ts';
import { expireOrders, notePayment } from './settlement/notePayment.ts';
import { settlePayment } from './settlement/settlePayment.ts';
import { logWebhook } from './settlement/webhookLogRepo.ts';

/** The writes of payments, by the names under which they are submitted. */
export const paymentWrites = {
  placeOrder,
  releaseKey,
  attachSession,
  settlePayment,
  claimPolls,
  notePayment,
  expireOrders,
  claimRefunds,
  noteRefund,
  refundOrder,
  refundDecided,
  claimReceiptMail: claimMessageOf('receipt_mails'),
  noteReceiptMail: noteMessageOf('receipt_mails'),
  raiseFlag,
  noteMaskedCard,
  decideFlag,
  logWebhook,
};

export type PaymentWriter = Submitter<typeof paymentWrites>;
