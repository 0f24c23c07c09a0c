import * as z from 'zod/mini';
import { SettingProblem } from '../settingReaders.ts';
import type { SmsProviderSetting } from '../settings.ts';

const name = z.string().check(z.trim(), z.minLength(1), z.maxLength(60));
const provider = z.strictObject({
  id: z.string().check(z.regex(/^[a-z0-9-]{1,40}$/)),
  name_ar: name,
  name_en: name,
  short_code: z.string().check(z.regex(/^[0-9]{5}$/)),
  secret: z.string().check(z.minLength(16), z.maxLength(256)),
});
const providers = z.array(provider).check(z.minLength(1), z.maxLength(20));

/**
 * Reads SMS_PROVIDERS, a JSON list of {id, name_ar, name_en, short_code, secret} (decision D5).
 * @throws SettingProblem that names the place and never repeats a value, since secrets stand in it
 */
export function readProviders(text: string): SmsProviderSetting[] {
  const parsed = providers.safeParse(parseJson(text));
  if (!parsed.success) {
    const place = parsed.error.issues[0]?.path.join('.') ?? '';
    throw new SettingProblem(
      `must be a JSON list of {id, name_ar, name_en, short_code (5 digits), secret (16 or more)}${place && `; ${place} is wrong`}`,
    );
  }
  const ids = parsed.data.map(({ id }) => id);
  const twice = ids.find((id, index) => ids.indexOf(id) !== index);
  if (twice !== undefined) throw new SettingProblem(`has the provider ${twice} twice`);
  return parsed.data;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new SettingProblem('must be JSON');
  }
}
