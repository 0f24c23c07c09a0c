import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { config } from '../../../tests/support/votePage/boardFixtures.ts';
import { SmsVote, type SmsVoteProps } from './SmsVote.tsx';

const { sms } = config;
const [first, ...others] = sms.providers;

/** Remembers the operator as the site does. A story must not leave for the messages app. */
function StagedSmsVote(props: SmsVoteProps) {
  const [operator, setOperator] = useState(props.operator);
  return (
    <div onClickCapture={(event) => (event.target as Element).closest('a') && event.preventDefault()}>
      <SmsVote {...props} operator={operator} onOperator={setOperator} />
    </div>
  );
}

const meta = {
  title: 'Voting/SmsVote',
  component: SmsVote,
  args: { sms, code: '304', name: 'لينا حدّاد', operator: undefined, onOperator: () => {} },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '22.375rem' }}>
        <Story />
      </div>
    ),
  ],
  render: (args) => <StagedSmsVote {...args} />,
} satisfies Meta<typeof SmsVote>;
export default meta;
type Story = StoryObj<typeof meta>;

const main = { name: /(صوّت برسالة نصية|Vote by SMS): / };
const change = { name: /^(تغيير مشغّل الاتصالات|Change the mobile operator)$/ };

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', main));
    await expect(canvas.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      'sms:90431?body=304',
      'sms:91207?body=304',
      'sms:92650?body=304',
    ]);
  },
};
export const Chosen: Story = {
  args: { operator: first?.id },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', main)).toHaveAttribute('href', 'sms:90431?body=304');
    await expect(canvas.getByRole('button', change)).toHaveAttribute('aria-expanded', 'false');
  },
};
export const States: Story = {
  args: { operator: first?.id },
  render: (args) => (
    <>
      <StagedSmsVote {...args} operator={undefined} />
      <StagedSmsVote {...args} />
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', change));
    await expect(canvas.getAllByRole('link')).toHaveLength(4);
  },
};
const firstNamed = (name_ar: string, name_en: string) => ({
  ...sms,
  providers: [{ id: 'one', name_ar, name_en, short_code: '90431' }, ...others],
});
export const LongText: Story = {
  ...States,
  args: {
    operator: 'one',
    sms: firstNamed('أفق للاتصالات المتنقلة والإنترنت', 'Ofoq Mobile Telecommunications and Internet'),
  },
};
export const MixedBidi: Story = {
  ...States,
  args: {
    operator: 'one',
    name: 'DJ سالم (Salim) 99!',
    sms: firstNamed('Ofoq أفق (5G)', 'أفق Ofoq (5G)'),
  },
};
