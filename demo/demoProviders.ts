import type { SmsProviderSetting } from '../server/sms/smsSettings.ts';

/**
 * Invented mobile operators, for a server without SMS_PROVIDERS. Their secrets are public, so production
 * never uses them.
 */
export const demoProviders: readonly SmsProviderSetting[] = [
  {
    id: 'ofoq',
    name_ar: 'أفق موبايل',
    name_en: 'Ofoq',
    short_code: '90431',
    secret: 'demo-secret-of-ofoq',
  },
  {
    id: 'suhail',
    name_ar: 'سهيل',
    name_en: 'Suhail',
    short_code: '91207',
    secret: 'demo-secret-of-suhail',
  },
  {
    id: 'wisal',
    name_ar: 'وصال',
    name_en: 'Wisal',
    short_code: '92650',
    secret: 'demo-secret-of-wisal',
  },
];
