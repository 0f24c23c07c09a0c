import { laySeason } from '../../demo/laySeason.ts';
import { decideFlag } from '../../payments/flags/decideFlag.ts';
import { raiseFlag } from '../../payments/flags/raiseFlag.ts';
import { attachSession } from '../../payments/orders/attachSession.ts';
import { placeOrder } from '../../payments/orders/placeOrder.ts';
import { noteRefund } from '../../payments/refunds/noteRefund.ts';
import { refundOrder } from '../../payments/refunds/refundOrder.ts';
import { expireOrders } from '../../payments/settlement/expireOrders.ts';
import { notePayment } from '../../payments/settlement/notePayment.ts';
import { settlePayment } from '../../payments/settlement/settlePayment.ts';
import { logWebhook } from '../../payments/settlement/webhookLogRepo.ts';
import { receiveSms } from '../../sms/receiveSms.ts';
import { appendVotes } from '../../voting/appendVotes.ts';
import { storeCheckpoint } from '../../voting/checkpoints/storeCheckpoint.ts';
import { probe } from './probe.ts';

/** Every write of the whole server, by name. The writer thread loads this file. */
export const writes = {
  appendVotes,
  receiveSms,
  laySeason,
  probe,
  placeOrder,
  attachSession,
  settlePayment,
  notePayment,
  expireOrders,
  noteRefund,
  refundOrder,
  raiseFlag,
  decideFlag,
  logWebhook,
  storeCheckpoint,
};
