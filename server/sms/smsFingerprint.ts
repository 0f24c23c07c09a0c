import { hash } from 'node:crypto';

export type FingerprintedSms = {
  provider: string;
  payer: string;
  shortCode: string;
  text: string;
  /** UTC ms. */
  sentAt: number;
};

/**
 * What makes two deliveries the same message whatever id they carry (decision D6). The time stands in front, so that
 * fingerprints of one evening lie next to each other in the index.
 */
export function smsFingerprint(sms: FingerprintedSms): string {
  const digest = hash(
    'sha256',
    JSON.stringify(['sawt-sms-1', sms.provider, sms.payer, sms.shortCode, sms.text, sms.sentAt]),
    'base64url',
  );
  return `${sms.sentAt}-${digest}`;
}
