/** Invented staff for tests. */
import type { StaffCredentials } from '../../../src/machines/staffSignIn/staffSignInMachine.ts';

export const staffCredentials: StaffCredentials = {
  email: 'salma@production.example',
  password: 'four quiet palm trees',
  code: '302114',
};
