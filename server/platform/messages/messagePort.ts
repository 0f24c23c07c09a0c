import type { Language } from '../http/language.ts';

/**
 * A message to one person, with its words. `id` stays the same at every retry. `unsubscribe`: where a mail program ends such
 * messages with one click (RFC 8058).
 */
export type OutgoingMessage =
  | {
      id: string;
      channel: 'mail';
      language: Language;
      to: string;
      subject: string;
      text: string;
      unsubscribe?: string;
    }
  | { id: string; channel: 'sms'; language: Language; to: string; text: string };

/** Sends e-mail and text messages. */
export type MessagePort = {
  /**
   * Resolves when the carrier or mail server has accepted the message.
   * @throws MessageRefused as a rejection when it can never be delivered; any other error can be retried
   */
  send(message: OutgoingMessage): Promise<void>;
  close(): void;
};

/** The carrier or mail server refuses this message for good. */
export class MessageRefused extends Error {}
