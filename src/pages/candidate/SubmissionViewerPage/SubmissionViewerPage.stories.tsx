import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { withShell } from '../../../../.storybook/withShell.tsx';
import type { SubmissionMedia } from '../../../../domain/contract.ts';
import { type AppError, httpError, messageError, networkError } from '../../../../domain/errors.ts';
import { stagedViewer } from '../../../../tests/support/entries/stagedSubmissions.ts';
import {
  audioMedia,
  mediaOf,
  submissionsTime,
  viewOf,
} from '../../../../tests/support/entries/submissionFacts.ts';
import { recordings } from '../../../../tests/support/media/recordings.ts';
import { SubmissionViewerPage } from './SubmissionViewerPage.tsx';

type Props = { media?: SubmissionMedia | null; failure?: AppError };

function Staged({ media, failure }: Props) {
  const [viewer] = useState(() =>
    stagedViewer(
      failure ??
        (media === undefined
          ? undefined
          : { data: viewOf({ submission_details: media }), now: submissionsTime }),
    ),
  );
  return <SubmissionViewerPage viewer={viewer} id="entry-1" />;
}

const meta = {
  title: 'Pages/SubmissionViewer',
  component: Staged,
  tags: ['page', '!autodocs'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  decorators: [withShell('/arab-singing-star-2025/solo-singing/submission')],
} satisfies Meta<typeof Staged>;
export default meta;
type Story = StoryObj<typeof meta>;

const sliderIsReady = async (canvas: HTMLElement) =>
  waitFor(() =>
    expect(Number(canvas.querySelector<HTMLInputElement>('[data-part=position]')?.max)).toBeGreaterThan(20),
  );

/** The competition's names are in Arabic, whatever the page's language. */
export const Video: Story = {
  tags: ['whole'],
  render: () => <Staged media={mediaOf({ file_url: recordings.video })} />,
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent('الغناء الفردي');
    await sliderIsReady(canvasElement);
  },
};
export const Audio: Story = {
  render: () => <Staged media={{ ...audioMedia, file_url: recordings.audio }} />,
  play: async ({ canvasElement }) => sliderIsReady(canvasElement),
};
export const Unsupported: Story = {
  args: { media: mediaOf({ file_url: '/media/notes.pdf' }) },
};
export const NoFile: Story = { args: { media: null } };
export const Checking: Story = { args: { media: mediaOf({ file_url: null, state: 'checking' }) } };
export const Converting: Story = { args: { media: mediaOf({ file_url: null, state: 'converting' }) } };
export const Loading: Story = {};
export const Missing: Story = { args: { failure: httpError({ status: 404 }) } };
export const Failed: Story = { args: { failure: networkError } };
export const SessionEnded: Story = {
  tags: ['window'],
  args: { failure: messageError('Unauthenticated.', { status: 403 }) },
};
