import type { Meta, StoryObj } from '@storybook/react-vite';
import { Palette } from './Palette.tsx';
import { ColourPairs } from './ColourPairs.tsx';
import { Motion, Shapes, Spaces, TypeScale } from './Scales.tsx';
import { Part, Sheet } from '../Sheet.tsx';

function Tokens() {
  return (
    <Sheet
      title={{ ar: 'الرموز', en: 'Tokens' }}
      lead={{
        ar: 'تُقرأ كلها من src/theme، والتباين محسوب هنا لا منقول. المكوّنات تذكر معنى اللون، لا اللون نفسه.',
        en: 'All values come from src/theme, and the contrast is computed here. Components name a colour by its meaning.',
      }}
    >
      <Part title={{ ar: 'الألوان حيث تلتقي', en: 'Colour pairs' }}>
        <ColourPairs />
      </Part>
      <Part title={{ ar: 'اللوحة', en: 'Palette' }}>
        <Palette />
      </Part>
      <Part title={{ ar: 'الخط', en: 'Type' }}>
        <TypeScale />
      </Part>
      <Part title={{ ar: 'المسافات', en: 'Space' }}>
        <Spaces />
      </Part>
      <Part title={{ ar: 'الزوايا والارتفاعات', en: 'Corners and heights' }}>
        <Shapes />
      </Part>
      <Part title={{ ar: 'الحركة', en: 'Motion' }}>
        <Motion />
      </Part>
    </Sheet>
  );
}

const meta = { title: 'Foundations/Tokens', component: Tokens, tags: ['!autodocs'] } satisfies Meta<
  typeof Tokens
>;
export default meta;

export const Default: StoryObj<typeof meta> = {};
