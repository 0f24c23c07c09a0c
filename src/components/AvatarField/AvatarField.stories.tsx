import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { AvatarField } from './AvatarField.tsx';

const dot =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><rect width="8" height="8" fill="teal"/></svg>';
const picture = new File([dot], 'هدى الرواحية.svg', { type: 'image/svg+xml' });

const meta = {
  title: 'Forms/AvatarField',
  component: AvatarField,
  args: { src: null, name: 'هدى الرواحية', chosen: null, onChoose: fn(), onRemove: fn() },
} satisfies Meta<typeof AvatarField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]')!;
    await userEvent.upload(input, picture);
    await expect(args.onChoose).toHaveBeenCalledWith(picture);
  },
};
export const Chosen: Story = {
  args: { chosen: picture },
  play: async ({ canvasElement, args }) => {
    const [, remove] = within(canvasElement).getAllByRole('button');
    await userEvent.click(remove!);
    await expect(args.onRemove).toHaveBeenCalledOnce();
  },
};
export const States: Story = { args: { error: 'يجب أن يقل حجم الصورة عن 5 ميغابايت.' } };
export const MixedBidi: Story = {
  args: { chosen: new File([dot], 'IMG_2024 (هدى).svg', { type: 'image/svg+xml' }) },
};
