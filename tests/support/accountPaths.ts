/** The paths through what accounts do, found once: for the machines, and for their pages. */
import { fieldErrors, messageError, networkError } from '../../domain/errors.ts';
import { loginMachine } from '../../src/machines/login/loginMachine.ts';
import { loginOutcomes } from '../../src/machines/login/loginOutcomes.ts';
import { signedInAs } from './accountFacts.ts';
import { transitionPaths } from './model.ts';

const signedIn = signedInAs('huda');
const refusal = messageError('…', { status: 422, code: 'invalid_credentials' });
const wrongFields = fieldErrors({ civil_id: ['No such number.'] }, { status: 422 });

export const loginPaths = () =>
  transitionPaths(loginMachine, {
    events: loginOutcomes(
      [
        { signedIn, redirect: '/profile' },
        { signedIn: null, redirect: null },
      ],
      [refusal, wrongFields, networkError],
    ),
  });
