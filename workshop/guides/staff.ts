import type { Guides } from './guide.ts';

export const staff: Guides = {
  AuthenticatorCode: {
    do: 'Show the key beside the picture, for a phone that opened the page itself.',
    dont: 'Show it again once the access is made.',
    keys: [['Enter, Space', 'On the button: copies the key.']],
    related: ['RecoveryCodes', 'CopyButton'],
  },
  RecoveryCodes: {
    do: 'Ask for a confirmation before the page goes on.',
    dont: 'Show them twice.',
    keys: [['Enter, Space', 'On a button: copies or prints all codes.']],
    related: ['AuthenticatorCode'],
  },
  StaffEntry: {
    do: 'Show one step at a time.',
    dont: 'Put a link into it that needs a session.',
    related: ['Field', 'PasswordField'],
  },
};
