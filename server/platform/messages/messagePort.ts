import type { Language } from '../http/language.ts';

/** A message to one person, with its words. `id` stays the same however often it is sent. */
export type OutgoingMessage =
  | { id: string; channel: 'mail'; language: Language; to: string; subject: string; text: string }
  | { id: string; channel: 'sms'; language: Language; to: string; text: string };

/** The one way out for e-mail and text messages. */
export type MessagePort = {
  /**
   * Resolves when somebody else is responsible for the message.
   * @throws MessageRefused as a rejection when it can never be delivered, otherwise what may be tried again
   */
  send(message: OutgoingMessage): Promise<void>;
  close(): void;
};

/** The other side will not take this message, however often it is sent. */
export class MessageRefused extends Error {}
