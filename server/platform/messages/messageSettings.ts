import { join } from 'node:path';
import * as read from '../../settingReaders.ts';
import type { MessageSettings, ReadSetting } from '../../settings.ts';

/** Reads where messages go. */
export function readMessageSettings(setting: ReadSetting, dataDir: string): MessageSettings {
  const url = setting<string | null>('MAIL_URL', read.mailUrl, null);
  const from = setting('MAIL_FROM', read.mailSender, 'Sawt <no-reply@sawt.example>');
  const smsUrl = setting<string | null>('SMS_OUT_URL', read.callUrl, null);
  const smsSecret = setting('SMS_OUT_SECRET', read.secret, '');
  return {
    mail: url === null ? null : { url, from },
    smsOut: smsUrl === null ? null : { url: smsUrl, secret: smsSecret },
    outboxDir: setting('OUTBOX_DIR', read.folder, join(dataDir, 'outbox')),
  };
}

/** What is wrong between these settings and the others, each as a sentence. */
export function messageProblems(variables: Readonly<Record<string, string | undefined>>): string[] {
  const problems: string[] = [];
  const isDemo = /^(1|true|on)$/.test(variables['DEMO'] ?? '');
  if (variables['NODE_ENV'] === 'production' && !variables['MAIL_URL'] && !isDemo)
    problems.push(
      'MAIL_URL must be given in production: nobody would get a link to a password (or set DEMO=on)',
    );
  if (variables['MAIL_URL'] && !variables['MAIL_FROM'])
    problems.push('MAIL_FROM must be given with MAIL_URL');
  if (variables['SMS_OUT_URL'] && !variables['SMS_OUT_SECRET'])
    problems.push('SMS_OUT_SECRET must be given with SMS_OUT_URL');
  return problems;
}
