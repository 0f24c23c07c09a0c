import * as z from 'zod';
import { mediaSettings, mediaVariables } from '../media/mediaSettings.ts';
import { paymentSettings, paymentVariables } from '../payments/paymentSettings.ts';
import { platformSettings, platformVariables } from '../platform/settings/platformSettings.ts';
import { flag } from '../platform/settings/settingReaders.ts';
import { providers } from '../sms/smsSettings.ts';
import type { Demo } from './demo.ts';

const variables = z.object({
  ...platformVariables,
  SMS_PROVIDERS: providers.optional(),
  DEMO: flag.optional(),
  ...paymentVariables,
  ...mediaVariables,
});

/** Reads the environment variables. @param demo its operators are the default */
export const settingsWith = (demo: Pick<Demo, 'smsProviders'> | undefined) =>
  variables.transform((given) => ({
    ...platformSettings(given),
    ...paymentSettings(given),
    ...mediaSettings(given),
    smsProviders: given.SMS_PROVIDERS ?? [...(demo?.smsProviders ?? [])],
    demo: given.DEMO ?? (demo !== undefined && given.NODE_ENV !== 'production'),
  }));

export type Config = z.output<ReturnType<typeof settingsWith>>;
