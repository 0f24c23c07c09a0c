import type * as z from 'zod';
import { aboutOf, type About, type Requirement } from '../platform/settings/setting.ts';
import { variables } from './settings.ts';

/** A setting in words, as Markdown. */
export type ListedSetting = Pick<About, 'sets' | 'secret'> & {
  name: string;
  /** The default in words. */
  otherwise: string;
  /** In words, when the setting must be given; empty if never. */
  required: string;
};

/** Describes all settings in words. */
export function settingsList(): ListedSetting[] {
  return Object.entries(variables.shape).map(([name, reader]) => {
    const { sets, secret, otherwise, required } = aboutOf(name, reader);
    return {
      name,
      sets,
      secret,
      otherwise: otherwise ?? defaultInWords(reader),
      required: required ? requiredInWords(required) : '',
    };
  });
}

/** A value as an operator would type it; undefined for an empty value, a list or an object. */
export function plainValue(value: unknown): string | undefined {
  if (typeof value === 'boolean') return value ? 'on' : 'off';
  return typeof value === 'number' || typeof value === 'string' ? String(value) || undefined : undefined;
}

function defaultInWords(reader: z.ZodType): string {
  const value = plainValue(reader.parse(undefined));
  return value === undefined ? 'none' : `\`${value}\``;
}

function requiredInWords(required: Requirement): string {
  if ('with' in required) return `with ${required.with.map((condition) => `\`${condition}\``).join(', ')}`;
  return `in production${required.unlessDemo ? ', except with `DEMO=on`' : ''}`;
}
