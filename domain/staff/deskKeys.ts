import type { DeskSection } from './deskOf.ts';

/** What a key does on the pages of staff. */
export type DeskAct =
  | 'palette'
  | 'help'
  | 'save'
  | 'undo'
  | 'choose'
  | 'chooseOn'
  | 'rows'
  | 'ends'
  | 'opens'
  | 'identity'
  | 'approve'
  | 'reject'
  | 'hold'
  | 'ask'
  | 'next'
  | 'previous'
  | 'undoLast'
  | 'close';

export type DeskKey = {
  act: DeskAct;
  /** Each way to press it: the keys that are pressed together. */
  ways: readonly (readonly string[])[];
  /** The sections where it works; everywhere without them. */
  on?: readonly DeskSection[];
  /** It is one character alone, which a person may switch off (WCAG 2.1.4). */
  isSingle?: boolean;
};

/** The keys of the queue of screeners. */
const screening = (
  [
    ['approve', 'A'],
    ['reject', 'R'],
    ['hold', 'H'],
    ['ask', 'C'],
    ['next', 'J'],
    ['previous', 'K'],
    ['undoLast', 'U'],
  ] as const
).map(([act, letter]): DeskKey => ({ act, ways: [[letter]], on: ['entries'], isSingle: true }));

/** Every key of the pages of staff beyond those of browsers. */
export const deskKeys: readonly DeskKey[] = [
  { act: 'palette', ways: [['Ctrl', 'K']] },
  { act: 'help', ways: [['?']], isSingle: true },
  { act: 'save', ways: [['Ctrl', 'S']], on: ['season', 'settings', 'organisations', 'pages', 'messages'] },
  { act: 'undo', ways: [['Ctrl', 'Z']], on: ['people'] },
  { act: 'choose', ways: [['Space']], on: ['people'] },
  {
    act: 'chooseOn',
    ways: [
      ['Shift', '↑'],
      ['Shift', '↓'],
    ],
    on: ['people'],
  },
  { act: 'rows', ways: [['↑'], ['↓']], on: ['people', 'audit'] },
  { act: 'ends', ways: [['Home'], ['End']], on: ['people', 'audit'] },
  { act: 'opens', ways: [['Enter']], on: ['people', 'audit'] },
  { act: 'identity', ways: [['I']], on: ['entries'], isSingle: true },
  ...screening,
  { act: 'close', ways: [['Esc']] },
];

export const keysOn = (section: DeskSection): DeskKey[] =>
  deskKeys.filter(({ on }) => on === undefined || on.includes(section));

type Press = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

const isLatin = (key: string) => /^[a-z]$/i.test(key);

/**
 * Whether a press is of the key of a letter. The place of the key counts where it has no Latin letter, as on an Arabic keyboard;
 * on a German one Y is where others have Z.
 * @param letter a capital
 */
const isKeyOf = ({ key, code }: Press, letter: string): boolean =>
  isLatin(key) ? key.toUpperCase() === letter : code === `Key${letter}`;

/** Whether a press is Ctrl (Cmd on a Mac) with a letter and nothing else. @param letter a capital */
export const isCommand = (press: Press, letter: string): boolean =>
  isKeyOf(press, letter) && press.ctrlKey !== press.metaKey && !press.altKey && !press.shiftKey;

/** Whether a press is of a letter and nothing else. @param letter a capital */
export const isLetter = (press: Press, letter: string): boolean =>
  isKeyOf(press, letter) && !press.ctrlKey && !press.metaKey && !press.altKey && !press.shiftKey;

/**
 * The dialog that a press opens.
 * @param isTyping whether the press is in a field, where single keys are text
 * @param hasSingles whether the person left single keys on
 */
export function dialogOf(
  press: Press,
  { isTyping, hasSingles }: { isTyping: boolean; hasSingles: boolean },
): 'palette' | 'help' | undefined {
  if (isCommand(press, 'K')) return 'palette';
  const { key, ctrlKey, metaKey, altKey } = press;
  const isMark = key === '?' || key === '؟';
  return isMark && hasSingles && !isTyping && !ctrlKey && !metaKey && !altKey ? 'help' : undefined;
}
