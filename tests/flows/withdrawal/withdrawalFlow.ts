/** The flow that withdraws an entry, and undoes that. */
import { withdrawalMachine } from '../../../src/machines/withdrawal/withdrawalMachine.ts';
import { withdrawalOutcomes } from '../../../src/machines/withdrawal/withdrawalOutcomes.ts';
import type { WithdrawalContext, WithdrawalInput } from '../../../src/machines/withdrawal/withdrawalTypes.ts';
import { submissionsTime as now } from '../../support/entries/submissionFacts.ts';
import {
  undoable,
  undoRefusals,
  withdrawalOf,
  withdrawalRefusals,
  withdrawnForGood,
} from '../../support/withdrawal/withdrawalFacts.ts';
import type { Flow } from '../flow.ts';
import { withdrawalWords } from './withdrawalWords.ts';

const input: WithdrawalInput = { entry: 'entry-1', withdrawal: withdrawalOf(), now };

export const withdrawalFlow: Flow = {
  name: 'withdrawal',
  ...withdrawalWords,
  machine: withdrawalMachine,
  input,
  walks: [
    {
      events: withdrawalOutcomes({
        names: [withdrawalOf().name, 'Another name'],
        withdrawn: [
          { withdrawal: undoable, now },
          { withdrawal: withdrawnForGood, now },
        ],
        undone: { withdrawal: withdrawalOf(), now },
        refusals: Object.values(withdrawalRefusals),
        undoRefusals: Object.values(undoRefusals),
      }),
      identity: ({ value, context }) => {
        const { withdrawal, typed, nameError, sentence } = context as WithdrawalContext;
        return [
          value,
          withdrawal.offer,
          typed === '' ? 0 : typed === withdrawal.name ? 1 : 2,
          nameError !== null,
          sentence !== null,
        ];
      },
    },
  ],
  /** Only a final withdrawal has a field for the name. */
  offered: ({ context }, { type }) =>
    type !== 'name.typed' || (context as WithdrawalContext).withdrawal.offer === 'final',
  replayedBy: 'src/pages/candidate/SubmissionDetailsPage/WithdrawalPanel.paths.test.tsx',
  calls: ['withdraw', 'undo'],
  effects: ['logIn'],
  steady: { undoEnds: 60_000 },
};
