import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, screen, userEvent } from 'storybook/test';
import { withDesk } from '../../../../.storybook/withStaff.tsx';
import { type AppError, networkError } from '../../../../domain/errors.ts';
import { copyRow } from '../../../../tests/support/season/stillSeason.ts';
import { stillEdit } from '../../../../tests/support/staff/stillFlows.ts';
import type { EditLoaded, EditSaved } from '../../../machines/editForm/editFormTypes.ts';
import { CopyPage } from './CopyPage.tsx';

type Props = { loaded?: EditLoaded | AppError; saved?: EditSaved | AppError };

function Staged({ loaded, saved }: Props) {
  const [copy] = useState(() => stillEdit(loaded, saved));
  return <CopyPage copy={copy} backHref="/season" />;
}

const meta = {
  title: 'Pages/Staff season copy',
  component: Staged,
  tags: ['page', '!autodocs'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  decorators: [withDesk('/season')],
  args: { loaded: { row: copyRow, draft: null } },
} satisfies Meta<typeof Staged>;
export default meta;
type Story = StoryObj<typeof meta>;

const network = /^(خطأ في الشبكة|Network error)/;
const day = /^(أول يوم|First day)/;

export const Default: Story = {};
/** The connection broke while the draft was made. */
export const Unsure: Story = {
  tags: ['unpictured'],
  args: { saved: networkError },
  play: async () => {
    await fireEvent.change(await screen.findByLabelText(day), { target: { value: '2027-05-01' } });
    await userEvent.click(await screen.findByRole('button', { name: /^(إنشاء المسودة|Make the draft)$/ }));
    await expect(await screen.findByText(network)).toBeVisible();
  },
};
export const Loading: Story = { tags: ['unpictured'], render: () => <Staged /> };
export const Failed: Story = { tags: ['unpictured'], args: { loaded: networkError } };
