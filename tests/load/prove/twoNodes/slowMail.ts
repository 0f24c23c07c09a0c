import { startMailServer, type MailServer } from '../../../support/outside/mailServer.ts';

/**
 * How long (ms) the mail server takes for each recipient, so that both nodes are sending at the same time.
 */
const THINK_MS = 100;

export type SlowMail = MailServer & {
  /** All recipients that nodes have named, also of mails that were not accepted. */
  asked: string[];
  /** From now on, answers no recipient until `wake`. */
  sleep(): void;
  wake(): void;
};

/** Starts a mail server that takes a moment for each recipient, and that a test can stop answering. */
export async function startSlowMail(): Promise<SlowMail> {
  const asked: string[] = [];
  let isAsleep = false;
  const server = await startMailServer({
    onRcptTo: ({ address }, _session, done) => {
      asked.push(address);
      if (!isAsleep) setTimeout(done, THINK_MS);
    },
  });
  return { ...server, asked, sleep: () => void (isAsleep = true), wake: () => void (isAsleep = false) };
}
