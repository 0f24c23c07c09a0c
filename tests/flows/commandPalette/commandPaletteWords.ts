/** The command palette in testers' words. */
import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import type { CommandPaletteContext } from '../../../src/machines/commandPalette/commandPaletteMachine.ts';
import { failing } from '../accountWords.ts';
import type { FlowWords, Sentence } from '../flow.ts';
import { retry, shows, showsWithButton } from '../phrases.ts';

const types = ({ text }: AnyEventObject): Sentence =>
  text === ''
    ? ['امسح ما في الحقل.', 'Clear the field.']
    : [`اكتب \`${String(text)}\` في الحقل.`, `Type \`${String(text)}\` into the field.`];

const textOf = ({ context }: AnyMachineSnapshot) => (context as CommandPaletteContext).text;

/** Without a text the pages show; no page matches the texts of the flow. */
const pages = (snapshot: AnyMachineSnapshot): Sentence[] =>
  textOf(snapshot) === '' ? [shows('staff:desk.security')] : [];

const found = (snapshot: AnyMachineSnapshot): Sentence[] => {
  const text = textOf(snapshot);
  if (text === 'huda')
    return [['اسم هدى بنت سالم الرواحية وبريدها ودورها.', 'The name, the address and the role of Huda.']];
  return text === '' ? pages(snapshot) : [shows('staff:palette.none')];
};

export const commandPaletteWords: FlowWords = {
  title: ['البحث والانتقال', 'The command palette'],
  begin: [
    'ادخل بحساب مالك الجهة، ثم اضغط Ctrl+K في أي صفحة.',
    'Sign in as the owner of an organisation, then press Ctrl+K on any page.',
  ],
  gestures: {
    'text.changed': types,
    'retry.requested': retry,
    'xstate.after.pause.commandPalette.open.pausing': ['انتظر ربع ثانية.', 'Wait a quarter of a second.'],
    'xstate.done.actor.search': ['دع البحث ينتهي.', 'Let the search end.'],
    'xstate.error.actor.search': failing(['البحث', 'the search']),
  },
  sights: {
    'open.idle': (snapshot) => (textOf(snapshot) === '' ? pages(snapshot) : [shows('staff:palette.none')]),
    'open.pausing': shows('staff:palette.searching'),
    'open.searching': (snapshot) => [...pages(snapshot), shows('staff:palette.searching')],
    'open.loaded': found,
    'open.failed': (snapshot) => [
      ...pages(snapshot),
      showsWithButton('staff:palette.failed', 'common:retry.again'),
    ],
    signedOut: shows('staff:palette.title'),
  },
};
