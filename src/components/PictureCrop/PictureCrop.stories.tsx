import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { withDensity } from '../../../.storybook/withStaff.tsx';
import { sceneCrops, sentPreview, sentScene } from '../../../tests/support/pictures/pictureFacts.ts';
import { PictureCrop, type PictureCropProps } from './PictureCrop.tsx';

/** Keeps the rectangle where it was moved. */
function Kept({ crop, onChange, ...props }: PictureCropProps) {
  const [now, setNow] = useState(crop);
  const change: PictureCropProps['onChange'] = (next) => {
    setNow(next);
    onChange(next);
  };
  return (
    <div style={{ maxInlineSize: 640 }}>
      <PictureCrop {...props} crop={now} onChange={change} />
    </div>
  );
}

const meta = {
  title: 'Staff/PictureCrop',
  component: PictureCrop,
  decorators: [withDensity],
  render: (args) => <Kept {...args} />,
  args: {
    src: sentPreview,
    size: sentScene,
    shape: 'wide',
    crop: sceneCrops.wide,
    label: 'العريض، 16:9',
    onChange: fn(),
  },
} satisfies Meta<typeof PictureCrop>;
export default meta;
type Story = StoryObj<typeof meta>;

const frame = () => screen.findByRole('button', { name: /16:9/ });

export const Default: Story = {};
export const States: Story = { tags: ['unpictured'], args: { disabled: true } };
/** Keys move the rectangle by a hundredth of the picture, with Shift by a tenth, and change its size. */
export const Keys: Story = {
  play: async ({ args }) => {
    (await frame()).focus();
    await userEvent.keyboard('{ArrowRight}{ArrowDown}{Shift>}{ArrowLeft}{/Shift}');
    const { y, width } = sceneCrops.wide;
    await expect(args.onChange).toHaveBeenLastCalledWith({ x: 24, y: y + 24, width });
    await userEvent.keyboard('-');
    await expect(args.onChange).toHaveBeenLastCalledWith({ x: 84, y: y + 24 + 34, width: width - 120 });
  },
};
export const LongText: Story = {
  args: { label: 'الجزء العريض الذي تعرضه منصة المسابقة وبطاقة الفعالية على كل شاشة، 16:9' },
};
export const MixedBidi: Story = { args: { label: 'Stage المنصة 16:9 (2026)' } };
