import { createKeptChoice } from './keptChoice.ts';

/** Whether keys of one character work without Ctrl: on unless the person switched them off. */
export const singleKeys = createKeptChoice<boolean>(
  'sawt.staff.singleKeys',
  (text) => text !== 'off',
  (on) => (on ? 'on' : 'off'),
);
