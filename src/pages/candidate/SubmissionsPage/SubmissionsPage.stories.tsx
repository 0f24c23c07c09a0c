import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, waitFor, within } from 'storybook/test';
import { withShell } from '../../../../.storybook/withShell.tsx';
import { accountPaths } from '../../../../domain/accountPaths.ts';
import type { Submission } from '../../../../domain/contract.ts';
import { type AppError, messageError, networkError } from '../../../../domain/errors.ts';
import { submissionPaths } from '../../../../domain/submissionPaths.ts';
import { profile } from '../../../../tests/support/accounts/accountFacts.ts';
import { competitionOf, longNames } from '../../../../tests/support/catalogue/catalogueFixtures.ts';
import { stagedMySubmissions } from '../../../../tests/support/entries/stagedSubmissions.ts';
import {
  submissionOf,
  submissions,
  submissionsTime,
} from '../../../../tests/support/entries/submissionFacts.ts';
import { SubmissionsPage } from './SubmissionsPage.tsx';

type Props = { shown?: readonly Submission[] | AppError; path: string };

function Staged({ shown, path }: Props) {
  const [mySubmissions] = useState(() =>
    stagedMySubmissions(shown && ('kind' in shown ? shown : { submissions: shown, now: submissionsTime })),
  );
  return <SubmissionsPage mySubmissions={mySubmissions} user={{ ...profile, image_url: null }} path={path} />;
}

const meta = {
  title: 'Pages/Submissions',
  component: Staged,
  tags: ['page', '!autodocs'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  decorators: [withShell(submissionPaths.submissions)],
  args: { shown: submissions, path: submissionPaths.submissions },
} satisfies Meta<typeof Staged>;
export default meta;
type Story = StoryObj<typeof meta>;

const deleting = /^(حذف البطاقة|Delete card): /;
const yes = /^(حذف البطاقة|Delete card)$/;
const undo = /^(تراجع|Undo)$/;

export const List: Story = { tags: ['whole'] };
export const Dashboard: Story = { tags: ['whole'], args: { path: accountPaths.dashboard } };
export const One: Story = { args: { shown: [submissionOf()] } };
export const Empty: Story = { args: { shown: [] } };
export const Loading: Story = { render: ({ path }) => <Staged path={path} /> };
export const Failed: Story = { args: { shown: networkError } };
export const Refused: Story = {
  args: { shown: messageError('تُنظَّم المشاركات الآن. يُرجى المحاولة بعد قليل.', { status: 503 }) },
};
export const SessionEnded: Story = {
  tags: ['window'],
  args: { shown: messageError('Unauthenticated.', { status: 403 }) },
  play: async () => {
    await expect(await screen.findByRole('alertdialog')).toHaveAccessibleName(
      /^(انتهت الجلسة|Session ended)$/,
    );
  },
};

/** A dialog asks first, and its safe answer has the focus. */
export const Confirming: Story = {
  tags: ['window'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click((await canvas.findAllByRole('button', { name: deleting }))[1]!);
    const dialog = await screen.findByRole('alertdialog');
    await waitFor(() =>
      expect(within(dialog).getByRole('button', { name: /^(إلغاء|Cancel)$/ })).toHaveFocus(),
    );
  },
};

/** By keyboard alone: after removal the focus is on the next card; after undo on the restored one. */
export const Removed: Story = {
  play: async ({ canvas, userEvent }) => {
    const cardTitles = () => canvas.getAllByRole('heading', { level: 2 }).map((each) => each.textContent);
    const pressButton = async (name: RegExp) => {
      (await screen.findByRole('button', { name })).focus();
      await userEvent.keyboard('{Enter}');
    };
    const [remove] = await canvas.findAllByRole('button', { name: deleting });
    const [first, second] = cardTitles();
    remove!.focus();
    await userEvent.keyboard('{Enter}');
    await pressButton(yes);
    await waitFor(() => expect(document.activeElement).toHaveTextContent(second!));
    await expect(cardTitles()).toHaveLength(3);
    await pressButton(undo);
    await waitFor(() => expect(document.activeElement).toHaveTextContent(first!));
    await expect(cardTitles()).toHaveLength(4);
    await userEvent.click(canvas.getAllByRole('button', { name: deleting })[0]!);
    await pressButton(yes);
    await waitFor(() => expect(cardTitles()).toHaveLength(3));
  },
};

export const Long: Story = { args: { shown: [submissionOf({ competition: competitionOf(longNames) })] } };
