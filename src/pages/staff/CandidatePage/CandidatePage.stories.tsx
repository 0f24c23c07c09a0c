import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, within } from 'storybook/test';
import { withDesk } from '../../../../.storybook/withStaff.tsx';
import { type AppError, messageError, networkError } from '../../../../domain/errors.ts';
import { CANDIDATE_DUPLICATES } from '../../../../domain/staff/staffLimits.ts';
import {
  portraitAt,
  staffCandidate,
  stillCandidate,
  stillDecision,
} from '../../../../tests/support/staffEntries/candidateFacts.ts';
import type { FoundCandidate } from '../../../machines/staffReading/staffReadingMachine.ts';
import { CandidatePage } from './CandidatePage.tsx';

type Props = {
  found?: FoundCandidate | AppError;
  /** How a decision ends; false for people who may not decide. */
  decided?: null | AppError | false;
};

function Staged({ found, decided = null }: Props) {
  const [candidate] = useState(() => stillCandidate(found));
  const [decision] = useState(() => stillDecision(decided === false ? null : decided));
  return (
    <CandidatePage
      candidate={candidate}
      backHref="/entries"
      candidateHrefOf={(other) => `/entries?candidate=${other}`}
      entryHrefOf={(entry) => `/entries?entry=${entry}`}
      messageHrefOf={(message) => `/messages?message=${message}`}
      pictureHrefOf={portraitAt}
      decision={decided === false ? undefined : decision}
    />
  );
}

const meta = {
  title: 'Pages/Staff candidate',
  component: Staged,
  tags: ['page', 'unpictured', '!autodocs'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  decorators: [withDesk('/entries')],
  args: { found: { candidate: staffCandidate } },
} satisfies Meta<typeof Staged>;
export default meta;
type Story = StoryObj<typeof meta>;

const [entry] = staffCandidate.entries;
const press = async (name: RegExp) => userEvent.click(await screen.findByRole('button', { name }));

export const Default: Story = {
  play: async () => {
    const messages = await screen.findAllByRole('listitem');
    await expect(messages.filter((each) => each.closest('ol'))).toHaveLength(5);
    const links = screen.getAllByRole('link', { name: /^(الشعر|Poetry)/ });
    await expect(links[0]).toHaveAttribute('href', `/entries?entry=${staffCandidate.entries[1]!.id}`);
  },
};
/** Others with the same phone number, document or picture. */
export const Duplicates: Story = {
  play: async () => {
    const panel = within(
      await screen.findByRole('region', { name: /^(ربما الشخص نفسه|Perhaps the same person)$/ }),
    );
    const [twin] = staffCandidate.duplicates;
    const links = panel.getAllByRole('link').map((link) => link.getAttribute('href'));
    await expect(links).toContain(`/entries?candidate=${twin!.id}`);
    await expect(links).toContain(`/entries?entry=${twin!.entries[0]!.id}`);
    await expect(panel.getAllByText(/^(رقم الهاتف نفسه|Same phone number)$/)).toHaveLength(2);
    await expect(panel.getByText(/^(الصورة نفسها|Same picture)$/)).toBeVisible();
    await expect(
      panel.getByText(/^(ملف الهوية أو جواز السفر نفسه|Same file as identity document)$/),
    ).toBeVisible();
    await expect(panel.queryByText(/^(تنتهي القائمة هنا|The list ends here)/)).toBeNull();
  },
};
/** As many as the page names at most. */
export const ManyDuplicates: Story = {
  args: {
    found: {
      candidate: {
        ...staffCandidate,
        duplicates: Array.from({ length: CANDIDATE_DUPLICATES }, (_, index) => ({
          ...staffCandidate.duplicates[1]!,
          id: `twin-${index}-`.padEnd(22, '0'),
        })),
      },
    },
  },
  play: async () => {
    await expect(await screen.findByText(/^(تنتهي القائمة هنا|The list ends here)/)).toBeVisible();
  },
};
export const Mobile: Story = { globals: { viewport: { value: 'phone' } } };
/** One entry, nothing sent, nothing waiting and nobody who is perhaps the same person. */
export const NoMessages: Story = {
  args: {
    found: { candidate: { ...staffCandidate, entries: [entry!], messages: [], changes: {}, duplicates: [] } },
  },
  play: async () => {
    await expect(await screen.findByText(/^(لم تُرسل رسالة|Nothing was sent)/)).toBeVisible();
    await expect(screen.queryByText(/^(تغييرات بانتظار|Changes that wait)/)).toBeNull();
    await expect(screen.queryByText(/^(ربما الشخص نفسه|Perhaps the same person)$/)).toBeNull();
  },
};
/** The account is suspended, and the reader may not read messages of staff. */
export const Suspended: Story = {
  args: {
    found: {
      candidate: {
        ...staffCandidate,
        account: { ...staffCandidate.account!, suspended_at: entry!.registered_at },
        messages: staffCandidate.messages.map((each) => ({ ...each, sent_message: null })),
      },
    },
  },
};
/** Somebody without an account. */
export const NoAccount: Story = {
  args: { found: { candidate: { ...staffCandidate, account: null, changes: {} } } },
};
/** A decision is announced, and the focus stays in the panel whose change is gone. */
export const Approved: Story = {
  play: async () => {
    await press(/^(قبول الصورة الجديدة|Approve the new picture)$/);
    const [outcome] = await screen.findAllByText(/^(قُبلت الصورة الجديدة|The new picture is approved)/);
    await expect(document.activeElement).toContainElement(outcome!);
    await expect(screen.queryByRole('img', { name: /^(الصورة الجديدة|New picture)/ })).toBeNull();
  },
};
/** The reason opens below its change and has the focus; going back returns it. */
export const Rejecting: Story = {
  play: async () => {
    await press(/^(رفض الاسم الجديد|Reject the new name)$/);
    await expect(screen.getByRole('textbox')).toHaveFocus();
    await press(/^(رجوع|Back)$/);
    await expect(document.activeElement).toHaveAccessibleName(/^(رفض الاسم الجديد|Reject the new name)$/);
    await userEvent.keyboard('{Enter}');
    await press(/^(رفض التغيير|Reject the change)$/);
    await screen.findByText(/(500 حرف|500 characters)/);
    await expect(screen.getByRole('textbox')).toHaveFocus();
  },
};
export const DecidedBefore: Story = {
  args: {
    decided: messageError('This change was rejected before.', { status: 409, code: 'change_rejected' }),
  },
  play: async () => {
    await press(/^(قبول الاسم الجديد|Approve the new name)$/);
    await screen.findByText('This change was rejected before.');
    await screen.findByRole('button', { name: /^(رفض الاسم الجديد|Reject the new name)$/ });
  },
};
/** An auditor reads it. */
export const WithoutRight: Story = {
  args: { decided: false },
  play: async () => {
    await screen.findByRole('img', { name: /^(الصورة الجديدة|New picture)/ });
    await expect(screen.queryByRole('button', { name: /^(قبول|Approve)/ })).toBeNull();
  },
};
export const Loading: Story = { render: () => <Staged /> };
export const Failed: Story = { args: { found: networkError } };
export const Absent: Story = { args: { found: { candidate: null } } };
