import * as z from 'zod';
import { backupSettings, backupVariables } from '../backup/backupSettings.ts';
import { mediaDefaults, mediaSettings, mediaVariables } from '../media/mediaSettings.ts';
import { paymentDefaults, paymentSettings, paymentVariables } from '../payments/paymentSettings.ts';
import {
  platformDefaults,
  platformSettings,
  platformVariables,
} from '../platform/settings/platformSettings.ts';
import { setting } from '../platform/settings/setting.ts';
import { flag } from '../platform/settings/settingReaders.ts';
import { providers } from '../sms/smsSettings.ts';
import type { Demo } from './demo.ts';

/** Every setting of the environment, in the order of the README. */
export const variables = z.object({
  ...platformVariables,
  ...backupVariables,
  ...mediaVariables,
  SMS_PROVIDERS: setting('mobile operators, as JSON: id, names, short code, secret', providers.optional(), {
    otherwise: 'three invented ones, outside production',
    required: { in: 'production' },
    secret: 'whole',
  }),
  ...paymentVariables,
  DEMO: setting('lays a new season whenever no window is open or ahead', flag.optional(), {
    otherwise: 'on outside production',
  }),
});
type Given = z.output<typeof variables>;
type Operators = Pick<Demo, 'smsProviders'> | undefined;

/** The value of every setting: the given one, or its default. */
const inForce = (given: Given, demo: Operators) => ({
  ...platformDefaults(given),
  ...mediaDefaults(given),
  ...paymentDefaults(given),
  SMS_PROVIDERS: [...(demo?.smsProviders ?? [])],
  DEMO: demo !== undefined && given.NODE_ENV !== 'production',
  ...given,
});

/**
 * A schema that reads the environment variables.
 * @param demo its operators are the default of SMS_PROVIDERS
 */
export const settingsWith = (demo: Operators) =>
  variables.transform((given) => {
    const values = inForce(given, demo);
    return { values, config: configOf(values) };
  });

const configOf = (values: ReturnType<typeof inForce>) => ({
  ...platformSettings(values),
  ...backupSettings(values),
  ...paymentSettings(values),
  ...mediaSettings(values),
  smsProviders: values.SMS_PROVIDERS,
  demo: values.DEMO,
});

export type Config = ReturnType<typeof configOf>;
