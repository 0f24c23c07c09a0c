/** A session that the gateway, asked by us, said is paid. Amounts in baisa, instants in UTC ms. */
export type PaidSession = {
  gateway: string;
  sessionId: string;
  /** The order that the gateway has it for. */
  orderId: string;
  amountBaisa: number;
  currency: string;
  invoice: string | null;
  /** The pseudonym of the payment method, where the gateway tells one card from another. */
  card: string | null;
  /** What the gateway says; null where it does not. */
  paidAt: number | null;
  sessionExpiresAt: number | null;
  /** When we asked. */
  learnedAt: number;
  /** The webhook that made us ask; null when we asked by ourselves. */
  delivery: string | null;
};
