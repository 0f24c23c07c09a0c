import type { Demo } from './demo.ts';
import { settingsWith, type Config } from './settings.ts';
import { startErrors } from './startRules.ts';

type Variables = Readonly<Record<string, string | undefined>>;

export type ConfigResult = { ok: true; config: Config } | { ok: false; errors: string[] };

/**
 * Reads the settings from environment variables; an empty one counts as not given.
 * Every error is a sentence that starts with the variable's name and repeats no secret.
 */
export function readConfig(variables: Variables, demo?: Pick<Demo, 'smsProviders'>): ConfigResult {
  const { config, errors } = readSettings(variables, demo);
  return errors.length === 0 ? { ok: true, config } : { ok: false, errors };
}

/**
 * Reads the settings, by their names (`values`) and as the program uses them (`config`). A wrong setting has
 * its default in both.
 */
export function readSettings(variables: Variables, demo?: Pick<Demo, 'smsProviders'>) {
  const settings = settingsWith(demo);
  const given = new Map(Object.entries(variables).filter(([, text]) => text));
  const errors = new Map<string, string>();
  for (const { path, message } of settings.safeParse(Object.fromEntries(given)).error?.issues ?? []) {
    const [name = '', ...place] = path.map(String);
    const line = place.length > 0 ? `${name} at ${place.join('.')}: ${message}` : `${name} ${message}`;
    if (given.delete(name)) errors.set(name, line);
  }
  // Wrong settings now have their defaults, so the rules between settings run too and one start names every
  // error.
  const { values, config } = settings.parse(Object.fromEntries(given));
  const all = [...errors.values(), ...startErrors(config, variables, demo !== undefined)];
  return { values, config, errors: all };
}
