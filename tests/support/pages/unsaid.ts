import type { AnyMachineSnapshot } from 'xstate';
import { sightsOf } from '../../flows/checklist.ts';
import type { Flow } from '../../flows/flow.ts';
import { labelsOf, type Words } from '../../flows/sentences.ts';

/** The labels of which testers are told that they stand on a page in this state, and that are not in what it says. */
export function unsaid(flow: Flow, snapshot: AnyMachineSnapshot, words: Words, said: string): string[] {
  const page = plain(said);
  return sightsOf(flow, snapshot)
    .flatMap((sight) => labelsOf(sight, words))
    .filter((label) => !label.split('…').every((part) => page.includes(plain(part))));
}

const plain = (text: string) =>
  text
    .replaceAll(/[\u2066-\u2069]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
