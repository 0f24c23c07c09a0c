import type { Guides } from './guide.ts';

export const staff: Guides = {
  StaffEntry: {
    do: 'Show one step at a time.',
    dont: 'Put a link into it that needs a session.',
    related: ['Field', 'PasswordField'],
  },
};
