import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent } from 'storybook/test';
import { withDesk } from '../../../../.storybook/withStaff.tsx';
import { type AppError, networkError } from '../../../../domain/errors.ts';
import {
  carriedOut,
  chosenDecisions,
  fileChecked,
  stillDecisions,
} from '../../../../tests/support/staffEntries/decisionFacts.ts';
import type { FileCarriedOut, FileChecked } from '../../../machines/decisionImport/decisionImportMachine.ts';
import { DecisionFilePage } from './DecisionFilePage.tsx';

type Props = { checked?: FileChecked | AppError; carried?: FileCarriedOut | AppError };

function Staged({ checked, carried }: Props) {
  const [decisions] = useState(() => stillDecisions(checked, carried));
  return <DecisionFilePage decisions={decisions} backHref="/entries" />;
}

const meta = {
  title: 'Pages/Staff decision file',
  component: Staged,
  tags: ['page', '!autodocs'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  decorators: [withDesk('/entries')],
} satisfies Meta<typeof Staged>;
export default meta;
type Story = StoryObj<typeof meta>;

const choose = async () =>
  userEvent.upload(await screen.findByLabelText(/(اختيار ملف|Choose a file)$/), chosenDecisions);
const carryOut = async () => {
  await choose();
  await userEvent.click(await screen.findByRole('button', { name: /^(اتخاذ القرارات|Make the decisions)$/ }));
};

export const Default: Story = {};
/** What a file would do, before anything is decided. */
export const Checked: Story = { args: { checked: fileChecked.sound }, play: choose };
export const Refused: Story = {
  args: { checked: fileChecked.faulty },
  play: async () => {
    await choose();
    await expect(await screen.findAllByRole('listitem')).not.toEqual([]);
  },
};
export const Done: Story = { args: { checked: fileChecked.sound, carried: carriedOut }, play: carryOut };
export const Unsure: Story = {
  tags: ['unpictured'],
  args: { checked: fileChecked.sound, carried: networkError },
  play: async () => {
    await carryOut();
    await expect(await screen.findByRole('button', { name: /^(إعادة المحاولة|Retry)$/ })).toHaveFocus();
  },
};
export const Failed: Story = { tags: ['unpictured'], args: { checked: networkError }, play: choose };
