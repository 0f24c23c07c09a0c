import { expect, it } from 'vitest';
import {
  lastId,
  submissionDetailsHref,
  submissionState,
  submissionViewerHref,
  submitHref,
  submissionOfState,
} from './submissionAddress.ts';
import { pageAt } from './routes.ts';

const competition = { slug: 'الغناء', event: { slug: 'star-2025' } };

it('leads from a card to its details, its viewer and its replacement', () => {
  const singing = encodeURIComponent('الغناء');
  expect([
    submissionDetailsHref('abc'),
    submissionViewerHref(competition),
    submitHref(competition, 'abc'),
  ]).toEqual([
    '/submission-details/abc',
    `/star-2025/${singing}/submission`,
    `/star-2025/${singing}/submit/abc`,
  ]);
  expect([pageAt(submissionDetailsHref('abc')), pageAt(submissionViewerHref(competition))]).toEqual([
    'submissionDetails',
    'submissionViewer',
  ]);
});

it('finds the id again that an address holds, and none in half a character', () => {
  expect(['/submission-details/a%20b/', '/submission-details/%d8'].map(lastId)).toEqual(['a b', '']);
});

it('takes the id of the viewer from the history alone', () => {
  expect(
    [submissionState('abc'), { submission: '' }, { submission: 7 }, null].map(submissionOfState),
  ).toEqual(['abc', null, null, null]);
});
