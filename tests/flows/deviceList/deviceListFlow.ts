/** The flow of the list of signed-in devices. */
import { httpError, networkError } from '../../../domain/errors.ts';
import { deviceListMachine } from '../../../src/machines/deviceList/deviceListMachine.ts';
import { deviceListOutcomes } from '../../../src/machines/deviceList/deviceListOutcomes.ts';
import { devices } from '../../support/accounts/accountFacts.ts';
import { onAccountPage } from '../accountOffers.ts';

import type { Flow } from '../flow.ts';
import * as words from './deviceListWords.ts';

export const deviceListFlow: Flow = {
  name: 'deviceList',
  ...words.deviceListWords,
  machine: deviceListMachine,
  walks: [{ events: deviceListOutcomes(devices, [httpError({ status: 404 }), networkError]) }],
  offered: onAccountPage,
  replayedBy: 'src/pages/candidate/accountPages.paths.test.tsx',
  calls: ['loadDevices', 'revokeDevice'],
  effects: [],
};
