import type { AnyMachineSnapshot } from 'xstate';
import { sightsOf } from '../../flows/checklist.ts';
import type { Flow } from '../../flows/flow.ts';
import { labelsOf, type Words } from '../../flows/sentences.ts';

/**
 * All text and accessible names of a page, without its live regions. It runs in browsers, so it must use
 * nothing outside itself.
 */
export function saidOnPage(): string {
  const copy = document.body.cloneNode(true) as HTMLElement;
  for (const silent of copy.querySelectorAll('[aria-live], script')) silent.remove();
  const names = Array.from(copy.querySelectorAll('[aria-label], [title], [alt], [placeholder]'), (element) =>
    ['aria-label', 'title', 'alt', 'placeholder'].map((name) => element.getAttribute(name) ?? '').join(' '),
  );
  return [copy.textContent, ...names, document.title].join(' ');
}

/** The labels that the flow's description quotes for this state, but that the page does not show. */
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
