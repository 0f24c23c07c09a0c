import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ConsentCheckbox } from './ConsentCheckbox.tsx';

const meta = {
  title: 'Forms/ConsentCheckbox',
  component: ConsentCheckbox,
  args: {
    id: 'term_conditions',
    words: 'أوافق على [الشروط والأحكام]',
    checked: false,
    onOpen: fn(),
    onWithdraw: fn(),
  },
} satisfies Meta<typeof ConsentCheckbox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** A click on the box opens the text and does not tick it. */
export const Accept: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox'));
    await expect(args.onOpen).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('checkbox')).not.toBeChecked();
  },
};
/** A click on the ticked box unticks it; the text can still be read. */
export const Untick: Story = {
  args: { checked: true },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox'));
    await expect(args.onWithdraw).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onOpen).toHaveBeenCalledOnce();
  },
};
export const WithError: Story = { args: { error: 'تلزم قراءة الشروط والأحكام والموافقة عليها.' } };
export const LongText: Story = {
  args: {
    words:
      'I have read, understood and accept, for myself and for everybody who is heard in my recording, the [terms and conditions of the competition and of the site].',
    error: 'Read the terms and conditions and accept them.',
  },
  globals: { viewport: { value: 'phone' } },
};
export const MixedBidi: Story = { args: { words: 'أوافق على [Sawt Terms 2025] و«الشروط»' } };
export const States: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 24 }}>
      <ConsentCheckbox {...args} id="off" />
      <ConsentCheckbox {...args} id="on" checked />
      <ConsentCheckbox {...args} id="wrong" error="تلزم قراءة الشروط والأحكام والموافقة عليها." />
    </div>
  ),
};
