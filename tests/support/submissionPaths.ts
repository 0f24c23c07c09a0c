/** The paths through what candidates see of their entries, found once: for the machines, and for their pages. */
import { httpError, messageError, networkError, unauthenticated } from '../../domain/errors.ts';
import { mySubmissionsMachine } from '../../src/machines/mySubmissions/mySubmissionsMachine.ts';
import { mySubmissionsOutcomes } from '../../src/machines/mySubmissions/mySubmissionsOutcomes.ts';
import {
  submissionDetailsMachine,
  submissionViewerMachine,
} from '../../src/machines/submissionViewer/submissionViewerMachine.ts';
import { submissionViewerOutcomes } from '../../src/machines/submissionViewer/submissionViewerOutcomes.ts';
import { type ModelEvent, type ModelOptions, transitionPaths } from './model.ts';
import {
  audioMedia,
  mediaOf,
  submissionOf,
  submissions,
  submissionsTime,
  viewOf,
} from './submissionFacts.ts';

const now = submissionsTime;
/** What a server that is up says of itself when something is wrong. */
export const refusal = 'The archive is being dusted. Please try again shortly.';
const failures = [networkError, messageError(refusal, { status: 503 }), unauthenticated({ status: 401 })];

/** One that is being checked, and one that is done. */
const [checking, approved] = submissions;
const two = [checking!, approved!];

type Possible = NonNullable<ModelOptions['possible']>;

/** A card that is not there cannot be pressed, and a dialog hides what lies behind it. */
const onList: Possible = (snapshot, event: ModelEvent) => {
  const { submissions: listed, removed } = snapshot.context as {
    submissions: readonly { id: string }[];
    removed: readonly unknown[];
  };
  const confirming = snapshot.matches({ list: 'confirming' });
  if (event.type === 'delete.requested') return !confirming && listed.some(({ id }) => id === event['id']);
  if (event.type === 'undo.requested') return !confirming && removed.length > 0;
  return true;
};

const mySubmissionsOf = (possible?: Possible) =>
  transitionPaths(mySubmissionsMachine, {
    ...(possible && { possible }),
    events: mySubmissionsOutcomes(
      [
        { submissions: two, now },
        { submissions: [approved!], now },
        { submissions: [], now },
      ],
      failures,
      two.map(({ id }) => id),
    ),
  });

export const mySubmissionsPaths = () => mySubmissionsOf();
/** Those that the page offers. */
export const mySubmissionsPagePaths = () => mySubmissionsOf(onList);

/** In every kind, done and still being worked on. */
const media = [
  mediaOf(),
  mediaOf({ state: 'converting' }),
  audioMedia,
  { ...audioMedia, state: 'converting' as const },
  mediaOf({ file_url: '/media/notes.pdf?signature=1' }),
  mediaOf({ file_url: '/media/notes.pdf?signature=1', state: 'converting' }),
  mediaOf({ file_url: null, state: 'checking' }),
  null,
];

const failing = [...failures, httpError({ status: 404 })];

/** While another link is on its way there is nothing that could fail. */
const onPlayer: Possible = (snapshot, { type }) =>
  type !== 'link.expired' || !['video', 'audio'].some((kind) => snapshot.matches({ [kind]: 'renewing' }));

const submissionViewerOf = (possible?: Possible) =>
  transitionPaths(submissionViewerMachine, {
    ...(possible && { possible }),
    events: submissionViewerOutcomes(
      'submissionViewer',
      media.map((submission_details) => ({ data: viewOf({ submission_details }), now })),
      failing,
    ),
  });

const submissionDetailsOf = (possible?: Possible) =>
  transitionPaths(submissionDetailsMachine, {
    ...(possible && { possible }),
    events: submissionViewerOutcomes(
      'submissionDetails',
      media.map((submission_details) => ({ data: submissionOf({ submission_details }), now })),
      failing,
    ),
  });

export const submissionViewerPaths = () => submissionViewerOf();
/** Those that the page offers. */
export const submissionViewerPagePaths = () => submissionViewerOf(onPlayer);

export const submissionDetailsPaths = () => submissionDetailsOf();
/** Those that the page offers. */
export const submissionDetailsPagePaths = () => submissionDetailsOf(onPlayer);
