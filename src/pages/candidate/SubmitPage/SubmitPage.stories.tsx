import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { withShell } from '../../../../.storybook/withShell.tsx';
import type { Submission } from '../../../../domain/contract.ts';
import { type AppError, httpError, messageError, networkError } from '../../../../domain/errors.ts';
import { competitionOf } from '../../../../tests/support/catalogue/catalogueFixtures.ts';
import { recordings } from '../../../../tests/support/media/recordings.ts';
import { film } from '../../../../tests/support/entries/replaceFacts.ts';
import { stagedReplace, type StagedReplace } from './stagedReplace.support.ts';
import { stagedDetails } from '../../../../tests/support/entries/stagedSubmissions.ts';
import {
  audioMedia,
  mediaOf,
  submissionOf,
  submissionsTime,
} from '../../../../tests/support/entries/submissionFacts.ts';
import { pageMarkup, wordsOfVideo } from '../../../../tests/support/entries/wordsOfVideo.ts';
import { Replacement, type ReplacementProps } from './Replacement.tsx';
import { SubmitPage } from './SubmitPage.tsx';

type Props = StagedReplace & { shown?: Submission | AppError; now?: number };

const approved = submissionOf({ submission_details: mediaOf({ file_url: recordings.video }) });

function Staged({ shown, now = submissionsTime, ...world }: Props) {
  const [details] = useState(() => stagedDetails(shown && ('kind' in shown ? shown : { data: shown, now })));
  const [form] = useState(() => {
    const replace = stagedReplace(world);
    return (props: Omit<ReplacementProps, 'replace'>) => <Replacement {...props} replace={replace} />;
  });
  return <SubmitPage details={details} Replacement={form} />;
}

const send = /^(إرسال الملف الجديد|Send the new file)$/;

async function chooseFile() {
  await screen.findByRole('button', { name: send });
  await userEvent.upload(document.getElementById('media_file')!, film);
}
async function submitForm() {
  await chooseFile();
  await screen.findByText(/^(تغيير|Change)$/);
  await userEvent.click(screen.getByRole('button', { name: send }));
}

const total = 180_000_000;

const meta = {
  title: 'Pages/Submit',
  component: Staged,
  tags: ['page', '!autodocs'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  decorators: [withShell('/nights/solo/submit/1')],
  args: { shown: approved },
} satisfies Meta<typeof Staged>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['whole'] };
export const Mobile: Story = { globals: { viewport: { value: 'phone' } } };
export const AnotherOne: Story = { args: { shown: { ...approved, submission_status: 'pending' } } };
export const Loading: Story = { render: () => <Staged /> };
export const Missing: Story = { args: { shown: httpError({ status: 404 }) } };
export const Opening: Story = { args: { opened: 'never' } };
export const Unopened: Story = { args: { opened: networkError } };
export const Checking: Story = { args: { checked: 'never' }, play: chooseFile };
export const Chosen: Story = {
  tags: ['whole'],
  play: async () => {
    await chooseFile();
    // The facts of the file load late.
    await screen.findByText(/1:48/);
  },
};
/** The error describes the file control, which has the focus. */
export const TooLong: Story = {
  tags: ['whole'],
  args: { checked: { ok: false, code: 'tooLong' } },
  play: async () => {
    await chooseFile();
    const field = document.getElementById('media_file');
    await expect(field).toBeInvalid();
    await expect(field).toHaveFocus();
  },
};
/** A competition for audio says nothing of video. */
export const NothingChosen: Story = {
  args: {
    shown: submissionOf({
      submission_status: 'pending',
      submission_details: { ...audioMedia, file_url: recordings.audio, state: 'failed' },
      competition: competitionOf({ submission_type: 'audio' }),
    }),
  },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: send }));
    await expect(document.getElementById('media_file')).toHaveFocus();
    await screen.findByRole('heading', { name: /^(رفع مقطع صوتي جديد|Upload a new audio file)$/ });
    await expect(pageMarkup()).not.toMatch(wordsOfVideo);
  },
};
export const Preparing: Story = {
  args: { progress: { phase: 'preparing', sent: 0, total } },
  play: submitForm,
};
export const Uploading: Story = {
  args: { progress: { phase: 'uploading', sent: 115_400_000, total } },
  play: async () => {
    await submitForm();
    await waitFor(() => expect(screen.getByRole('progressbar')).toBeVisible());
  },
};
/** A click on another link waits for the candidate's answer. */
export const Leaving: Story = {
  args: Uploading.args!,
  play: async () => {
    await submitForm();
    await screen.findByRole('progressbar');
    await userEvent.click(screen.getByRole('link', { name: /^(مشاركاتي|My submissions)$/ }));
    await screen.findByRole('alertdialog');
  },
};
export const Paused: Story = {
  args: { progress: { phase: 'paused', sent: 115_400_000, total } },
  play: submitForm,
};
export const Finalizing: Story = {
  play: async () => {
    await submitForm();
    await expect(await screen.findByText(/^(جارٍ إنهاء الطلب…|Finalizing…)$/)).toBeVisible();
  },
};
/** The chosen file is kept. */
export const NotUploaded: Story = {
  args: { progress: httpError({ status: 413 }) },
  play: submitForm,
};
export const Refused: Story = {
  args: { answer: messageError('هناك طلب آخر لهذه المشاركة قيد التنفيذ.', { status: 409 }) },
  play: submitForm,
};
export const Cancelled: Story = {
  args: Uploading.args!,
  play: async () => {
    await submitForm();
    await userEvent.click(await screen.findByRole('button', { name: /^(إلغاء الرفع|Cancel upload)$/ }));
    await expect(await screen.findByText(/^(أُلغي الرفع|Upload cancelled)/)).toBeVisible();
  },
};
export const Unsure: Story = { args: { answer: networkError }, play: submitForm };
export const Replaced: Story = { args: { answer: 'taken' }, play: submitForm };
/** An entry that was withdrawn or disqualified takes no other file. */
export const Left: Story = {
  args: { shown: { ...approved, standing: 'withdrawn' } },
  play: async ({ canvas }) => {
    await canvas.findByText(/^(لم تعد هذه المشاركة ضمن المنافسة|This submission no longer takes part)$/);
    await expect(document.querySelector('form')).toBeNull();
  },
};
/** After the end of the competition there is no form. */
export const Ended: Story = {
  args: { now: (competitionOf().comp_end ?? 0) + 1 },
  play: async ({ canvas }) => {
    await canvas.findByText(/^(انتهت المسابقة|The competition has ended)$/);
    await expect(document.querySelector('form')).toBeNull();
  },
};
