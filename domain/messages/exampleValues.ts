import type { AutomaticKind } from './automaticTemplates.ts';
import { isolate } from './isolate.ts';
import { placeholders, type Placeholder } from './placeholders.ts';

/** What examples are of: `check` and `round` are two things that may happen next. */
export const examples = [...placeholders.filter((each) => each !== 'next'), 'check', 'round'] as const;
export type Examples = Readonly<Record<(typeof examples)[number], string>>;

/** Values that are names or amounts of somebody else: marks enclose them, as in a message that is sent. */
const isolated: readonly Placeholder[] = [
  'name',
  'competition',
  'event',
  'code',
  'reference',
  'date',
  'due',
  'withdrawn',
];

/**
 * The values of a preview, joined to the words around them as those of a message are: a paragraph of a mail, a sentence of a
 * text message. @param words an example of each value
 */
export function exampleValues(
  kind: AutomaticKind | null,
  channel: 'mail' | 'sms',
  words: Examples,
): Record<string, string> {
  const [gap, byMail] = [channel === 'mail' ? '\n\n' : ' ', channel === 'mail'];
  const plain = Object.entries(words).map(([name, value]) => [
    name,
    isolated.some((each) => each === name) ? isolate(value) : value,
  ]);
  return {
    ...(Object.fromEntries(plain) as Record<string, string>),
    reason: `${gap}${words.reason}`,
    feeKept: `${gap}${words.feeKept}`,
    next: kind === 'received' ? words.check : `${words.round}${gap}`,
    again: `${words.again}${byMail ? '\n\n' : ' '}${words.replace}${gap}`,
  };
}
