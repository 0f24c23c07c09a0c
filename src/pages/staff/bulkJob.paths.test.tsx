/** Walks the paths of an act on many entries on its page. */
import { fireEvent, screen } from '@testing-library/react';
import { beforeEach } from 'vitest';
import type { BulkChoice } from '../../../domain/season/bulkChoice.ts';
import { bulkJobFlow } from '../../../tests/flows/bulkJob/bulkJobFlow.ts';
import { bulkFilters } from '../../../tests/support/bulk/bulkFacts.ts';
import { pressButton, walkOnStaffPage } from '../../../tests/support/staff/staffPages.tsx';
import { BulkJobPage } from './BulkJob/BulkJobPage.tsx';

const ns = { ns: 'staffBulk' };

beforeEach(() => {
  Element.prototype.scrollIntoView = () => {};
});

walkOnStaffPage({
  flow: bulkJobFlow,
  render: (machine) => <BulkJobPage bulk={machine} filters={bulkFilters} backHref="/entries" />,
  gestures: (t) => ({
    'retry.requested': () => pressButton(/^(إعادة المحاولة|Retry)$/),
    'choice.changed': ({ choice }) => {
      const { act, round } = choice as BulkChoice;
      fireEvent.change(screen.getByRole('combobox', { name: t('round', ns) }), { target: { value: round } });
      fireEvent.change(screen.getByRole('combobox', { name: t('act', ns) }), { target: { value: act } });
    },
    'preview.requested': () => pressButton(t('preview', ns)),
    'start.requested': () => pressButton(t('start', ns)),
    'job.opened': () =>
      fireEvent.click(screen.getAllByRole('button', { name: new RegExp(`^${t('open', ns)}:`) })[0]!),
    'change.requested': ({ change }) => pressButton(t(String(change), ns)),
    'back.requested': () => pressButton(t('another', ns)),
  }),
  says: {
    failed: 'staffBulk:failed',
    previewing: 'staffBulk:previewing',
    previewed: 'staffBulk:found',
    starting: 'staffBulk:starting',
    unsure: 'staffBulk:unsure',
    waiting: 'staffBulk:another',
    changing: 'staffBulk:changing',
  },
});
