/** An entry and its media (specification section 2 "Submission viewer"). Leaving the page aborts its calls. */
import { assign, setup } from 'xstate';
import type { Submission, SubmissionMedia, SubmissionView } from '../../../domain/contract.ts';
import { saysMissing, saysUnauthenticated, type FailureReport, reportOf, noReport } from '../loadFailure.ts';
import { fileOf, type MediaView, mediaViewOf } from '../../../domain/mediaView.ts';
import { READ_AGAIN_MS } from '../../../domain/delays.ts';
import { mayLookOtherwise } from '../../../domain/submissionStanding.ts';
import { failureIn } from '../failureIn.ts';
import { unprovidedAction, unprovidedPromise } from '../unprovided.ts';

export type Viewable = { submission_details: SubmissionMedia | null };

export type LoadedViewable<Data extends Viewable> = {
  data: Data;
  /** UTC milliseconds of the server. */
  now: number;
  /** Time of the request by the device clock, from which the links' lifetime counts. */
  askedAt: number;
};

export type ViewerContext<Data extends Viewable> = FailureReport & {
  data: Data | null;
  now: number;
  askedAt: number;
};

export type ViewerEvent =
  | { type: 'retry.requested' }
  | { type: 'login.requested' }
  | { type: 'notice.closed' }
  /** The player's link no longer works: links last half an hour at most. */
  | { type: 'link.expired' }
  /** The visitor starts playback. @param at UTC milliseconds of the device clock */
  | { type: 'playing.wished'; at: number }
  /** The candidate changed the entry on its page. */
  | { type: 'entry.changed' };

/** Keeps the link that is playing: a new signature of the same file would restart it. */
function withSameLink<Data extends Viewable>(
  { data: shown, askedAt }: ViewerContext<Data>,
  read: LoadedViewable<Data>,
): LoadedViewable<Data> {
  const [old, media] = [shown?.submission_details, read.data.submission_details];
  if (!old?.file_url || !media?.file_url || fileOf(old.file_url) !== fileOf(media.file_url)) return read;
  const { file_url, links_hold_ms } = old;
  return {
    ...read,
    askedAt,
    data: { ...read.data, submission_details: { ...media, file_url, links_hold_ms } },
  };
}

/** Whether the file's link has expired. @param at UTC milliseconds of the device clock, as for `askedAt` */
function linkHasEnded({ data, askedAt }: ViewerContext<Viewable>, at: number): boolean {
  const media = data?.submission_details;
  return media?.file_url != null && at >= askedAt + media.links_hold_ms;
}

type Output<Data extends Viewable> = { event: { output: LoadedViewable<Data> } };

function createSubmissionViewer<Data extends Viewable>(id: string) {
  type Loaded = LoadedViewable<Data>;
  const loaded = ({ event }: Output<Data>) => event.output;
  const comesAs = (view: MediaView, take: 'take' | 'takeQuietly') => ({
    guard: {
      type: 'shows',
      params: ({ event }: Output<Data>) => ({ view, data: event.output.data }),
    } as const,
    target: `#${id}.${view}`,
    actions: { type: take, params: loaded } as const,
  });
  const settled = (take: 'take' | 'takeQuietly') => [
    comesAs('video', take),
    comesAs('audio', take),
    comesAs('unsupported', take),
    { target: `#${id}.empty`, actions: { type: take, params: loaded } as const },
  ];
  const asks = { id: 'loadSubmission', src: 'loadSubmission' } as const;
  /** Polls while the server processes a file. */
  const watched = {
    standing: { after: { readAgain: { guard: 'mayLookOtherwise', target: 'refreshing' } } } as const,
    refreshing: { invoke: { ...asks, onDone: settled('takeQuietly'), onError: 'standing' } } as const,
  };
  /** Renews an expired link, if possible before the player fails. */
  const on = {
    'link.expired': 'renewing',
    'playing.wished': { guard: 'linkHasEnded', target: 'renewing' },
  } as const;
  const rereads = { 'entry.changed': '.refreshing' } as const;
  const played = {
    initial: 'standing',
    on: rereads,
    states: {
      standing: { ...watched.standing, on },
      refreshing: { ...watched.refreshing, on },
      renewing: { invoke: { ...asks, onDone: settled('take'), onError: 'lost' } },
      /** The link could not be renewed; the player can still play what it has loaded. */
      lost: { on },
    },
  } as const;
  return setup({
    types: { context: {} as ViewerContext<Data>, events: {} as ViewerEvent },
    actors: { loadSubmission: unprovidedPromise<Loaded>('loadSubmission') },
    guards: {
      shows: (_, { view, data }: { view: MediaView; data: Data }) =>
        mediaViewOf(data.submission_details) === view,
      mayLookOtherwise: ({ context }) => context.data !== null && mayLookOtherwise(context.data),
      linkHasEnded: ({ context, event }) =>
        event.type === 'playing.wished' && linkHasEnded(context, event.at),
      isMissing: ({ event }) => saysMissing(failureIn(event)),
      isUnauthenticated: ({ event }) => saysUnauthenticated(failureIn(event)),
    },
    actions: {
      take: assign((_, answer: Loaded) => answer),
      takeQuietly: assign(({ context }, answer: Loaded) => withSameLink(context, answer)),
      noteReport: assign(({ event }) => reportOf(failureIn(event))),
      logIn: unprovidedAction('logIn'),
    },
    delays: { readAgain: READ_AGAIN_MS },
  }).createMachine({
    id,
    context: { data: null, now: 0, askedAt: 0, ...noReport },
    initial: 'loading',
    states: {
      loading: {
        invoke: {
          ...asks,
          onDone: settled('take'),
          onError: [
            { guard: 'isMissing', target: 'missing' },
            { guard: 'isUnauthenticated', target: 'unauthenticated' },
            { target: 'failed', actions: 'noteReport' },
          ],
        },
      },
      video: played,
      audio: played,
      unsupported: { initial: 'standing', on: rereads, states: watched },
      /** There is no file, or none that can be shown yet. */
      empty: { initial: 'standing', on: rereads, states: watched },
      missing: {},
      unauthenticated: { on: { 'login.requested': { actions: 'logIn' }, 'notice.closed': 'failed' } },
      failed: { on: { 'retry.requested': 'loading' } },
    },
  });
}

/** For the viewer page: an entry's names and media. */
export const submissionViewerMachine = createSubmissionViewer<SubmissionView>('submissionViewer');

/** For the details page: an entry's competition, status and media. */
export const submissionDetailsMachine = createSubmissionViewer<Submission>('submissionDetails');
