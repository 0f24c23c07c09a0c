import { useEntryWords } from '../../../src/pages/staff/EntriesPage/useEntryWords.tsx';
import { DecidingPanel } from '../../../src/pages/staff/CandidatePage/ChangesPanel.tsx';
import type { changeDecisionMachine } from '../../../src/machines/changeDecision/changeDecisionMachine.ts';
import { portraitAt, staffCandidate } from './candidateFacts.ts';

/** The changes of a candidate that stay as they are, whatever is decided. */
export function DecidedChanges({ decision }: { decision: typeof changeDecisionMachine }) {
  return (
    <DecidingPanel
      candidate={staffCandidate}
      words={useEntryWords()}
      pictureHrefOf={portraitAt}
      decision={decision}
      nextHref="/entries?candidate=next"
      onAnswered={() => {}}
    />
  );
}
