import type { MessagePort, OutgoingMessage } from '../../../server/platform/messages/messagePort.ts';

export type HeldPort = {
  port: MessagePort;
  /** What the port was given, answered or not. */
  sent: OutgoingMessage[];
  open: () => void;
};

/** A mail server that takes each message, and answers once the test calls `open`. */
export function heldPort(): HeldPort {
  const { promise: opened, resolve: open } = Promise.withResolvers<void>();
  const sent: OutgoingMessage[] = [];
  const port: MessagePort = {
    send: async (message) => {
      sent.push(message);
      await opened;
    },
    close: () => {},
  };
  return { port, sent, open };
}
