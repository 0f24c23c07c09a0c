import { publicVotingFlow } from '../../../tests/flows/publicVoting/publicVotingFlow.ts';
import { walkMachine } from '../../../tests/support/models/walkMachine.ts';

walkMachine(publicVotingFlow);
