import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Part, Sheet } from '../Sheet.tsx';
import { Bidi } from './Bidi.tsx';
import { Plurals } from './Plurals.tsx';
import { Voice } from './Voice.tsx';

function Writing() {
  return (
    <Sheet
      title={{ ar: 'الكتابة', en: 'Writing' }}
      lead={{
        ar: 'العربية تُكتب ولا تُترجم: فصيحة دافئة قصيرة. وكل كلمة في الموقع محفوظة في locales باللغتين.',
        en: 'Arabic is written, not translated. Every word of the site lives in locales, in both languages.',
      }}
    >
      <Part title={{ ar: 'الصوت', en: 'Voice' }}>
        <Voice />
      </Part>
      <Part title={{ ar: 'صيغ الجمع', en: 'Plurals' }}>
        <Plurals />
      </Part>
      <Part title={{ ar: 'الاتجاه', en: 'Direction' }}>
        <Bidi />
      </Part>
    </Sheet>
  );
}

const meta = { title: 'Foundations/Writing', component: Writing, tags: ['!autodocs'] } satisfies Meta<
  typeof Writing
>;
export default meta;

/** A typed number is counted in every sentence. */
export const Default: StoryObj<typeof meta> = {
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox');
    await userEvent.clear(field);
    await userEvent.type(field, '2');
    const [head] = canvas.getAllByText(/^2 · (two|other)$/);
    await expect(head).toBeVisible();
  },
};
