import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { FileName } from './FileName.tsx';

const meta = {
  title: 'Forms/FileName',
  component: FileName,
  args: { name: 'oud-improvisation.mp3' },
  decorators: [(Story) => <p style={{ overflowWrap: 'anywhere' }}>{Story()}</p>],
} satisfies Meta<typeof FileName>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** With an extension, without one, and an extension only. */
export const States: Story = {
  render: () => (
    <>
      <FileName name="أغنيتي.mp4" /> · <FileName name="أغنيتي" /> · <FileName name=".mp4" />
    </>
  ),
};
/** Invisible direction marks cannot reverse the extension. */
export const Turned: Story = {
  args: { name: 'song\u202E3pm.exe' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.textContent).not.toContain('\u202E');
  },
};
export const LongText: Story = {
  args: { name: 'تسجيل تجريبي للأغنية التراثية من صلالة مع فرقة الوتر في قاعة هادئة (النسخة الأخيرة).m4a' },
  globals: { viewport: { value: 'narrowest' } },
};
export const MixedBidi: Story = { args: { name: 'أغنية تراثية من صلالة (final)-take-2.mp4' } };
