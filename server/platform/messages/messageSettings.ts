import { join } from 'node:path';
import * as read from '../settings/settingReaders.ts';

export const messageVariables = {
  MAIL_URL: read.mailUrl.optional(),
  MAIL_FROM: read.mailSender.default('Sawt <no-reply@sawt.example>'),
  SMS_OUT_URL: read.callUrl.optional(),
  SMS_OUT_SECRET: read.secret.default(''),
  OUTBOX_DIR: read.folder.optional(),
};
type Given = read.Read<typeof messageVariables> & { DATA_DIR: string };

/** Destinations of messages. */
export const messageSettings = (given: Given) => ({
  /** Null where e-mail is written to files. */
  mail: given.MAIL_URL === undefined ? null : { url: given.MAIL_URL, from: given.MAIL_FROM },
  /** Null where text messages are written to files. */
  smsOut: given.SMS_OUT_URL === undefined ? null : { url: given.SMS_OUT_URL, secret: given.SMS_OUT_SECRET },
  /** The folder of messages without a carrier or mail server. */
  outboxDir: given.OUTBOX_DIR ?? join(given.DATA_DIR, 'outbox'),
});

/** Conflicts between these settings and the others, each as a sentence. */
export function messageProblems(
  { environment, demo }: { environment: string; demo: boolean },
  variables: Readonly<Record<string, string | undefined>>,
): string[] {
  const problems: string[] = [];
  if (environment === 'production' && !variables['MAIL_URL'] && !demo)
    problems.push(
      'MAIL_URL must be given in production: nobody would get a link to a password (or set DEMO=on)',
    );
  if (variables['MAIL_URL'] && !variables['MAIL_FROM'])
    problems.push('MAIL_FROM must be given with MAIL_URL');
  if (variables['SMS_OUT_URL'] && !variables['SMS_OUT_SECRET'])
    problems.push('SMS_OUT_SECRET must be given with SMS_OUT_URL');
  return problems;
}
