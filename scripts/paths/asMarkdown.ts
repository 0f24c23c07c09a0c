import type { Language } from '../../src/i18n/language.ts';
import type { CheckedStep, Checklist } from '../../tests/flows/checklist.ts';
import type { Coverage } from '../../tests/support/models/modelCoverage.ts';

const labels = {
  ar: {
    begin: 'البداية',
    path: 'المسار',
    of: 'من',
    guard: 'الشرط',
    holds: 'متحقق',
    fails: 'غير متحقق',
    covered: 'ما تغطيه هذه المسارات',
    states: 'الحالات',
    transitions: 'الانتقالات',
    guards: 'نتائج الشروط',
    missed: 'لا يمر بها أي مسار',
  },
  en: {
    begin: 'Begin',
    path: 'Path',
    of: 'of',
    guard: 'Guard',
    holds: 'holds',
    fails: 'does not hold',
    covered: 'What these paths cover',
    states: 'States',
    transitions: 'Transitions',
    guards: 'Guard results',
    missed: 'No path takes these',
  },
};

type Labels = (typeof labels)['ar'];

/** Writes a checklist as Markdown, with a box for each step and each thing to see. */
export function asMarkdown(
  { title, begin, paths }: Checklist,
  coverage: Coverage,
  language: Language,
): string {
  const words = labels[language];
  const blocks = paths.map((steps, index) =>
    [
      `## ${words.path} ${index + 1} ${words.of} ${paths.length}`,
      '',
      ...steps.flatMap((step, place) => lines(step, place, words)),
    ].join('\n'),
  );
  const text = [`# ${title}`, `**${words.begin}:** ${begin}`, ...blocks, coverageLines(coverage, words)].join(
    '\n\n',
  );
  return language === 'ar' ? `<div dir="rtl">\n\n${text}\n\n</div>` : text;
}

function lines({ gesture, sights, event, guards }: CheckedStep, place: number, words: Labels): string[] {
  const act = gesture === '' ? words.begin : `${gesture} \`${event}\``;
  return [
    `${place + 1}. [ ] ${act}`,
    ...sights.map((sight) => `   - [ ] ${sight}`),
    ...guards.map((guard) => `   - ${verdict(guard, words)}`),
  ];
}

function verdict(guard: string, { guard: label, holds, fails }: Labels): string {
  const [, name = guard, said] = /: (.+) (holds|does not hold)$/.exec(guard) ?? [];
  return `${label} \`${name}\` ${said === 'holds' ? holds : fails}`;
}

function coverageLines({ states, transitions, guards }: Coverage, words: Labels): string {
  const missed = [...states.missed, ...transitions.missed, ...guards.missed];
  const share = ({ reached, missed: left }: Coverage['states']) =>
    `${reached.length} / ${reached.length + left.length}`;
  return [
    `## ${words.covered}`,
    '',
    `- ${words.states}: ${share(states)}`,
    `- ${words.transitions}: ${share(transitions)}`,
    `- ${words.guards}: ${share(guards)}`,
    ...(missed.length > 0 ? [`- ${words.missed}:`, ...missed.map((name) => `  - \`${name}\``)] : []),
  ].join('\n');
}
