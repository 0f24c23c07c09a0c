import type { PaymentWriter } from '../writes.ts';
import type { GatewaySession, PaymentGateway } from '../gateways/gateway.ts';
import { cardOf } from '../orders/payerPseudonyms.ts';

/** How many masks are read at once. Beyond that, masks stay unread: they are only evidence for flags. */
const READS_AT_ONCE = 64;

export type MaskReaderDeps = {
  writer: PaymentWriter;
  gateway: Pick<PaymentGateway, 'id' | 'readMask'>;
  pepper: Uint8Array;
  onError: (error: unknown) => void;
};

/**
 * Reads the visible digits of cards from the gateway after their votes count, so that no settlement waits
 * for them.
 */
export class MaskReader {
  readonly #deps: MaskReaderDeps;
  readonly #reading = new Set<Promise<void>>();

  constructor(deps: MaskReaderDeps) {
    this.#deps = deps;
  }

  /**
   * Starts to read the mask of the card that paid a session, counted at `at` (UTC ms). Skips a session
   * whose card the gateway already reported, and every session while too many reads run.
   */
  see(session: GatewaySession, at: number): void {
    if (session.card !== null || this.#reading.size >= READS_AT_ONCE) return;
    const reading = this.#read(session, at)
      .catch(this.#deps.onError)
      .finally(() => this.#reading.delete(reading));
    this.#reading.add(reading);
  }

  /** Does nothing: counted payments start the reads, not the clock. */
  tick(): void {}

  async rest(): Promise<void> {
    await Promise.all(this.#reading);
  }

  async #read({ id, invoice }: GatewaySession, at: number): Promise<void> {
    const { writer, gateway, pepper } = this.#deps;
    const mask = await gateway.readMask(invoice);
    if (mask === null) return;
    const maskedCard = cardOf(pepper, gateway.id, mask);
    await writer.submit('noteMaskedCard', { gateway: gateway.id, sessionId: id, maskedCard, at });
  }
}
