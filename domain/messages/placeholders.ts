/** What texts of messages may name in place of a value, as `{{name}}` (decision D245). */
export const placeholders = [
  'name',
  'competition',
  'event',
  'code',
  'reference',
  'link',
  'support',
  'date',
  'received',
  'reason',
  'next',
  'again',
  'replace',
  'asked',
  'due',
  'withdrawn',
  'feeKept',
] as const;
export type Placeholder = (typeof placeholders)[number];

/** `unknown`: the message has no such value. `broken`: the braces do not enclose one name. `line` counts from 1. */
export type PlaceholderFault = { fault: 'unknown' | 'broken'; line: number; found: string };

const SHOWN_LENGTH = 20;

/** Every placeholder of a text that is not among `allowed`, and all braces in pairs that are none, by their lines. */
export function placeholderFaults(text: string, allowed: readonly Placeholder[]): PlaceholderFault[] {
  return text.split('\n').flatMap((line, index) =>
    [...line.matchAll(/{{(\w+)}}|{{[^{}]*(?:}})?|}}/g)].flatMap(([found, name]): PlaceholderFault[] => {
      if (name === undefined)
        return [{ fault: 'broken', line: index + 1, found: found.trim().slice(0, SHOWN_LENGTH) }];
      return allowed.some((each) => each === name)
        ? []
        : [{ fault: 'unknown', line: index + 1, found: name }];
    }),
  );
}

/** The names of the placeholders of a text, each once. */
export const placeholdersIn = (text: string): string[] => [
  ...new Set([...text.matchAll(/{{(\w+)}}/g)].map(([, name]) => name!)),
];
