export const provider = {
  id: 'operator',
  name_ar: 'مشغل',
  name_en: 'Operator',
  short_code: '90431',
  secret: 'a-secret-of-this-proof-alone',
};

/** The settings that a system operator fills in. The proof calls none of these addresses. */
export const settings = {
  PUBLIC_ORIGIN: 'https://vote.example',
  ADMIN_ORIGIN: 'https://staff.example',
  MEDIA_ORIGIN: 'https://media.example',
  TRUST_PROXY: 'none',
  SMS_PROVIDERS: `'${JSON.stringify([provider])}'`,
  MAIL_URL: 'smtps://mail.example',
  MAIL_FROM: 'no-reply@vote.example',
  THAWANI_BASE_URL: 'https://gateway.example',
  THAWANI_KEY: 'a-key-of-this-proof',
  THAWANI_PUBLISHABLE_KEY: 'a-public-key-of-this-proof',
  THAWANI_WEBHOOK_SECRET: 'a-webhook-secret-of-this-proof',
};

/**
 * Fills in `settings` in the text of the settings file.
 * @throws Error for a name that is not in the file or has a value already
 */
export function fillIn(file: string): string {
  return Object.entries(settings).reduce((text, [name, value]) => {
    if (!text.includes(`\n${name}=\n`)) throw new Error(`deploy/sawt.env has no empty ${name}`);
    return text.replace(`\n${name}=\n`, () => `\n${name}=${value}\n`);
  }, file);
}
