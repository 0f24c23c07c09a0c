import { publicVotingFlow } from '../../../tests/flows/publicVoting/publicVotingFlow.ts';
import { walkMachine } from '../../../tests/support/walkMachine.ts';

walkMachine(publicVotingFlow);
