/** The mobile operator in these settings of a production server. */
export const provider = {
  id: 'mada',
  name_ar: 'مدى',
  name_en: 'Mada',
  short_code: '90555',
  secret: 'x'.repeat(16),
};
export const production = {
  NODE_ENV: 'production',
  TRUST_PROXY: '10.0.0.0/8',
  SMS_PROVIDERS: JSON.stringify([provider]),
  SAWT_KEYS_DIR: '/keys',
  PUBLIC_ORIGIN: 'https://vote.example',
  ADMIN_ORIGIN: 'https://staff.example',
  PAYMENT_GATEWAY: 'thawani',
  THAWANI_BASE_URL: 'https://checkout.thawani.example',
  THAWANI_KEY: 'thawani-secret-key',
  THAWANI_PUBLISHABLE_KEY: 'thawani-public-key',
  THAWANI_WEBHOOK_SECRET: 'thawani-webhook-secret',
  MEDIA_ORIGIN: 'https://media.example',
  MAIL_URL: 'smtps://sawt:mail-secret@mail.example',
  MAIL_FROM: 'Sawt <no-reply@vote.example>',
};
