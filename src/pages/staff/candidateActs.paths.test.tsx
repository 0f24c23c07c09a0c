/** Walks the paths of what two persons do with a candidate's account on their panel. */
import { fireEvent } from '@testing-library/react';
import { beforeEach } from 'vitest';
import { candidateActsFlow } from '../../../tests/flows/candidateActs/candidateActsFlow.ts';
import { pressButton, walkOnStaffPage } from '../../../tests/support/staff/staffPages.tsx';
import { CandidateActsPanel } from './CandidateActs/CandidateActsPanel.tsx';

const retry = /^(إعادة المحاولة|Retry)$/;
const words = { ns: 'staffCandidateActs' };

beforeEach(() => {
  Element.prototype.scrollIntoView = () => {};
});
walkOnStaffPage({
  flow: candidateActsFlow,
  render: (machine) => <CandidateActsPanel acts={machine} mayAct />,
  gestures: (t) => ({
    'retry.requested': () => pressButton(retry),
    'refresh.requested': () => pressButton(t('again', words)),
    'kind.chosen': ({ kind }) => pressButton(t(`kind.${String(kind)}`, words)),
    'texts.changed': ({ texts }) => {
      for (const [field, value] of Object.entries(texts as Record<string, string>))
        fireEvent.change(document.getElementById(field)!, { target: { value } });
    },
    'form.submitted': () => fireEvent.submit(document.querySelector('form')!),
    'save.requested': () => pressButton(t('data.save', words)),
    'save.cancelled': () => pressButton(t('data.cancel', words)),
  }),
  says: {
    failed: 'staffCandidateActs:failed',
    asking: 'staffCandidateActs:asking',
    saving: 'staffCandidateActs:data.saving',
  },
});
