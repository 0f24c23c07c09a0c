/** Walks the paths of one entry on its viewer page and its details page. */
import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, vi } from 'vitest';
import type { AnyEventObject } from 'xstate';
import { absent, there } from '../../../../tests/support/pages/pageLooks.ts';
import {
  lookAtFailure,
  lookAtLogIn,
  type Looks,
  press,
  walkOnEntryPage,
} from '../../../../tests/support/entries/submissionPages.tsx';
import { submissionDetailsFlow } from '../../../../tests/flows/submissionViewer/submissionDetailsFlow.ts';
import { submissionViewerFlow } from '../../../../tests/flows/submissionViewer/submissionViewerFlow.ts';
import { feeOrderMachine } from '../../../machines/feeOrder/feeOrderMachine.ts';
import {
  submissionDetailsMachine,
  submissionViewerMachine,
  type Viewable,
  type ViewerContext,
  type ViewerEvent,
} from '../../../machines/submissionViewer/submissionViewerMachine.ts';
import { withdrawalMachine } from '../../../machines/withdrawal/withdrawalMachine.ts';
import { SubmissionDetailsPage } from '../SubmissionDetailsPage/SubmissionDetailsPage.tsx';
import { SubmissionViewerPage } from '../SubmissionViewerPage/SubmissionViewerPage.tsx';

const mediaElement = () => document.querySelector<HTMLMediaElement>('video, audio');
type Seen = Parameters<Looks[string]>[0];

/** The player for that kind with the valid link, and the text below it. */
const lookAtPlayer =
  (kind: 'video' | 'audio', link: 'valid' | 'renewing' | 'lost') =>
  ({ snapshot, words }: Seen) => {
    const { data } = snapshot.context as ViewerContext<Viewable>;
    const { file_url, state } = data!.submission_details!;
    expect([mediaElement()?.localName, mediaElement()?.getAttribute('src')]).toEqual([kind, file_url]);
    if (link === 'renewing') there(words.player.renewing);
    else absent(words.player.renewing);
    if (link === 'lost') expect(screen.getByRole('alert')).toHaveTextContent(words.player.failed);
    if (state !== 'playable') there(words.submissions.media[state]);
  };

const lookAtNothing = ({ snapshot, words }: Seen) => {
  const details = (snapshot.context as ViewerContext<Viewable>).data!.submission_details;
  expect(mediaElement()).toBeNull();
  there(details?.state === 'checking' ? words.player.noPreview : words.player.missing);
};
const lookAtUnsupported = ({ words }: Seen) => {
  expect(mediaElement()).toBeNull();
  there(words.player.unsupported);
};

const looks: Looks = {
  loading: ({ words }) => expect(screen.getByRole('status')).toHaveTextContent(words.viewer.loading),
  ...Object.fromEntries(
    (['video', 'audio'] as const).flatMap((kind) => [
      [`${kind}.standing`, lookAtPlayer(kind, 'valid')],
      [`${kind}.refreshing`, lookAtPlayer(kind, 'valid')],
      [`${kind}.renewing`, lookAtPlayer(kind, 'renewing')],
      [`${kind}.lost`, lookAtPlayer(kind, 'lost')],
    ]),
  ),
  'unsupported.standing': lookAtUnsupported,
  'unsupported.refreshing': lookAtUnsupported,
  'empty.standing': lookAtNothing,
  'empty.refreshing': lookAtNothing,
  missing: ({ words }) => there(words.viewer.missing),
  unauthenticated: lookAtLogIn,
  failed: lookAtFailure((words) => words.viewer.failed),
};

beforeEach(() => {
  Object.assign(HTMLMediaElement.prototype, { load: () => {} });
});

/** The file fails; a second failure is retried by hand. */
const expireLink = (retry: string) => () => {
  const player = mediaElement()!;
  if (!screen.queryByRole('alert')) act(() => void fireEvent.error(player));
  if (screen.queryByRole('alert')) press(retry);
};

/** The visitor seeks in the file, at the event's time by the device's clock. */
const requestData = (event: AnyEventObject) => {
  vi.setSystemTime((event as Extract<ViewerEvent, { type: 'playing.wished' }>).at);
  fireEvent.seeking(mediaElement()!);
};

walkOnEntryPage(submissionViewerFlow, {
  machine: submissionViewerMachine,
  render: (machine) => <SubmissionViewerPage viewer={machine} id="entry-1" />,
  gestures: (words) => ({ 'link.expired': expireLink(words.retry), 'playing.wished': requestData }),
  looks,
});

walkOnEntryPage(submissionDetailsFlow, {
  machine: submissionDetailsMachine,
  render: (machine) => (
    <SubmissionDetailsPage
      details={machine}
      feeOrder={feeOrderMachine}
      withdrawal={withdrawalMachine}
      DocumentCorrection={() => null}
    />
  ),
  gestures: (words) => ({ 'link.expired': expireLink(words.retry), 'playing.wished': requestData }),
  looks,
});
