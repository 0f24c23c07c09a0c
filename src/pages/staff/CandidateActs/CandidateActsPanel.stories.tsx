import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent } from 'storybook/test';
import { withDesk } from '../../../../.storybook/withStaff.tsx';
import { type AppError, networkError } from '../../../../domain/errors.ts';
import type { CandidateActs } from '../../../../domain/staff/staffContract.ts';
import {
  archiveName,
  elsewhereActs,
  freshActs,
  handedActs,
  matchedActs,
  stillCandidateActs,
  waitingActs,
} from '../../../../tests/support/approvals/candidateActFacts.ts';
import { CandidateActsPanel } from './CandidateActsPanel.tsx';

type Props = { loaded?: CandidateActs | AppError; saved?: string; mayAct?: boolean };

function Staged({ loaded, saved, mayAct = true }: Props) {
  const [machine] = useState(() => stillCandidateActs(loaded, saved));
  return <CandidateActsPanel acts={machine} mayAct={mayAct} />;
}

const meta = {
  title: 'Pages/Staff candidate acts',
  component: Staged,
  tags: ['page', 'unpictured', '!autodocs'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  decorators: [withDesk('/entries')],
  args: { loaded: freshActs },
} satisfies Meta<typeof Staged>;
export default meta;
type Story = StoryObj<typeof meta>;

const press = async (name: RegExp) => userEvent.click(await screen.findByRole('button', { name }));

/** The form stands below the choice, and says what is missing. */
export const Default: Story = {
  play: async () => {
    await press(/^(حذف|Erase)$/);
    await press(/^(طلب الموافقة على حذف|Ask a second owner to erase)/);
    await screen.findAllByText(/(300 حرف|300 characters)/);
    await expect(screen.getByRole('textbox')).toHaveFocus();
  },
};
/** All that fits was found in the document, so the account can be recovered. */
export const Recovering: Story = {
  args: { loaded: matchedActs },
  play: async () => {
    await press(/^(استعادة|Recover)$/);
    await userEvent.selectOptions(await screen.findByRole('combobox'), 'phone_number');
    await expect(screen.getAllByRole('textbox')).toHaveLength(2);
  },
};
/** Both have an entry in one competition. */
export const Merging: Story = {
  args: { loaded: matchedActs },
  play: async () => {
    await press(/^(دمج|Merge)$/);
    await userEvent.selectOptions(await screen.findByRole('combobox'), matchedActs.mergeable[0]!.id);
    await screen.findByText(/(تُحذف مشاركته فيها|there is deleted)/);
  },
};
export const Waiting: Story = { args: { loaded: waitingActs } };
/** A suspended account whose data was handed out. */
export const HandedOut: Story = {
  args: { loaded: handedActs, saved: archiveName },
  play: async () => {
    await press(/^(حفظ الملف|Save the archive)$/);
    await screen.findByText(new RegExp(archiveName));
  },
};
export const Elsewhere: Story = { args: { loaded: elsewhereActs } };
export const Nobody: Story = { args: { loaded: { ...freshActs, second_persons: [] } } };
/** An auditor reads it. */
export const WithoutRight: Story = { args: { loaded: waitingActs, mayAct: false } };
export const Failed: Story = { args: { loaded: networkError } };
