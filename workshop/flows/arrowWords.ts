import type { Language } from '../../src/i18n/language.ts';
import { gestureOf } from '../../tests/flows/checklist.ts';
import type { Flow } from '../../tests/flows/flow.ts';
import { sentenceIn } from '../../tests/flows/sentences.ts';
import { wordsIn } from '../../tests/flows/wordsIn.ts';

/** Characters of a line, and lines of an arrow's label. */
const LINE = 24;
const LINES = 4;

const atOnce = { ar: 'فورًا', en: 'at once' };

/** The gestures of an event in a language, in short lines for an arrow of the diagram. */
export function arrowWords(flow: Flow, eventType: string, language: Language): string {
  if (eventType === '') return atOnce[language];
  const text = gesturesOf(flow, eventType, language)
    .join(' / ')
    .replaceAll(':', ' –')
    // Mermaid reads these signs as its own, like the colon.
    .replaceAll(/[;#{}[\]"`<>]/g, ' ');
  const lines = linesOf(text);
  const shown = lines.length > LINES ? [...lines.slice(0, LINES), '…'] : lines;
  // Each line keeps the direction of its language.
  const [start, end] = language === 'ar' ? ['\u2067', '\u2069'] : ['', ''];
  return shown.map((line) => `${start}${line}${end}`).join('<br/>');
}

/** The gestures with which the flow's walks cause an event, one for each kind of payload. */
function gesturesOf(flow: Flow, eventType: string, language: Language): string[] {
  const known = flow.walks.flatMap(({ events }) => events).filter(({ type }) => type === eventType);
  const events = known.length > 0 ? known : [{ type: eventType }];
  const words = wordsIn(language);
  return [...new Set(events.map((event) => sentenceIn(language, gestureOf(flow, event), words)))];
}

function linesOf(text: string): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < LINE) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}
