/** The flows of the content pages: their list, the versions of one, and the texts of a version. */
import { httpError, networkError } from '../../../domain/errors.ts';
import {
  contentPagesReading,
  pageVersionReading,
  pageVersionsReading,
} from '../../../src/machines/staffReading/staffReadingMachine.ts';
import { staffReadingOutcomes } from '../../../src/machines/staffReading/staffReadingOutcomes.ts';
import { pageRows, pageVersion, pageVersions } from '../../support/contentPages/pageFacts.ts';
import type { Flow } from '../flow.ts';
import * as words from './contentPagesWords.ts';

const failures = [httpError({ status: 401 }), networkError];
const shared = {
  replayedBy: 'src/pages/staff/contentPages.paths.test.tsx',
  calls: ['read'],
  effects: ['endSession'],
} as const;

export const contentPagesFlow: Flow = {
  name: 'contentPages',
  ...words.contentPagesWords,
  machine: contentPagesReading,
  walks: [{ events: staffReadingOutcomes([pageRows], failures) }],
  ...shared,
};

export const pageVersionsFlow: Flow = {
  name: 'pageVersions',
  ...words.pageVersionsWords,
  machine: pageVersionsReading,
  walks: [{ events: staffReadingOutcomes([pageVersions], failures) }],
  ...shared,
};

export const pageVersionFlow: Flow = {
  name: 'pageVersion',
  ...words.pageVersionWords,
  machine: pageVersionReading,
  walks: [{ events: staffReadingOutcomes([pageVersion], failures) }],
  ...shared,
};
