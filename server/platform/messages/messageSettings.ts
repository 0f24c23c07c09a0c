import { setting } from '../settings/setting.ts';
import * as read from '../settings/settingReaders.ts';

export const messageVariables = {
  MAIL_URL: setting('mail server: `smtp://` or `smtps://`, with user and password', read.mailUrl.optional(), {
    otherwise: 'files in `OUTBOX_DIR`',
    required: { in: 'production', because: 'nobody would get a link to a password', unlessDemo: true },
    secret: 'address',
  }),
  MAIL_FROM: setting('sender of e-mail', read.mailSender.default('Sawt <no-reply@sawt.example>'), {
    required: { with: ['MAIL_URL'] },
  }),
  SMS_OUT_URL: setting(
    'receives text messages as signed JSON ([D68](docs/decisions/D68-text-messages-out.md))',
    read.callUrl.optional(),
    { otherwise: 'files in `OUTBOX_DIR`', secret: 'address' },
  ),
  SMS_OUT_SECRET: setting('signs what `SMS_OUT_URL` receives', read.secret.default(''), {
    required: { with: ['SMS_OUT_URL'] },
    secret: 'whole',
  }),
  SMS_OUT_PART_BAISA: setting(
    'price of one part of a text message, in baisa: staff see what a message costs before they send it',
    read.count(0, 1_000_000).optional(),
    { otherwise: 'no cost is shown' },
  ),
  OUTBOX_DIR: setting('folder of messages for which no server is set', read.folder.optional(), {
    otherwise: '`DATA_DIR/outbox`',
  }),
};
type Given = read.Read<typeof messageVariables> & { OUTBOX_DIR: string };

/** Where messages go: to a mail server, to a carrier, or to files. */
export const messageSettings = (given: Given) => ({
  /** Null where e-mail is written to files. */
  mail: given.MAIL_URL === undefined ? null : { url: given.MAIL_URL, from: given.MAIL_FROM },
  /** Null where text messages are written to files. */
  smsOut: given.SMS_OUT_URL === undefined ? null : { url: given.SMS_OUT_URL, secret: given.SMS_OUT_SECRET },
  /** The price of one part of a text message, in baisa; null where it is unknown. */
  smsPartBaisa: given.SMS_OUT_PART_BAISA ?? null,
  /** The folder for messages without a carrier or mail server. */
  outboxDir: given.OUTBOX_DIR,
});
