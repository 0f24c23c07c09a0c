import type { Demo } from '../start/demo.ts';
import { readSettings } from '../start/readConfig.ts';
import { plainValue, settingsList, type ListedSetting } from '../start/settingsList.ts';

type Variables = Readonly<Record<string, string | undefined>>;

export type PrintedSettings = {
  /** Two lines for each setting: its value, then its meaning. */
  lines: string[];
  /** Errors in the settings that would stop a start. */
  errors: string[];
};

/** Every setting with its value in force, without secrets, and its meaning. */
export function printSettings(variables: Variables, demo?: Demo): PrintedSettings {
  const { values, errors } = readSettings(variables, demo);
  const inForce: Readonly<Record<string, unknown>> = values;
  const lines = settingsList().flatMap((listed) => [
    `${listed.name} = ${valueInWords(listed, variables[listed.name] || undefined, inForce[listed.name])}`,
    `    ${meaningOf(listed)}`,
  ]);
  return { lines, errors };
}

function valueInWords(
  { secret, otherwise }: ListedSetting,
  given: string | undefined,
  value: unknown,
): string {
  if (given !== undefined) return secret ? masked(given, secret) : given;
  return (secret ? undefined : plainValue(value)) ?? withoutMarks(otherwise);
}

function masked(text: string, secret: NonNullable<ListedSetting['secret']>): string {
  const { protocol, host } = URL.parse(text) ?? {};
  return secret === 'address' && host ? `${protocol}//${host} (the rest is not shown)` : 'given, not shown';
}

function meaningOf({ sets, otherwise, required }: ListedSetting): string {
  const sentence = `${sets}. Default: ${otherwise}.${required && ` Required ${required}.`}`;
  return withoutMarks(sentence);
}

/** Markdown as plain text: links by their words, code without backquotes. */
const withoutMarks = (markdown: string) => markdown.replaceAll(/\]\([^()]*\)/g, '').replaceAll(/[`[]/g, '');
