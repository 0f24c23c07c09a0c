import { startMailServer, type MailServer } from '../../../support/outside/mailServer.ts';

/** How long (ms) the mail server thinks about each recipient, so that both nodes work at the same time. */
const THINK_MS = 100;

export type SlowMail = MailServer & {
  /** Every recipient that a node has named, also of mails that were not taken. */
  asked: string[];
  /** Answers nobody from now on, until `wake`. */
  sleep(): void;
  wake(): void;
};

/** A mail server that takes a moment for each mail, and that can fall asleep. */
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
