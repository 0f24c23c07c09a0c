import type { Guides } from './guide.ts';

export const forms: Guides = {
  AvatarField: {
    do: 'Show the saved picture until the new one is saved.',
    dont: 'Crop without showing the result.',
    keys: [['Enter, Space', 'Opens the choice of a picture.']],
    related: ['FileUpload', 'Portrait'],
  },
  Button: {
    do: 'Use one primary button a view.',
    dont: 'Disable it without its reason: disabledReason says it.',
    keys: [['Enter, Space', 'Presses the button; a link follows on Enter alone.']],
    related: ['IconButton', 'EditAction'],
  },
  Checkbox: {
    do: 'Name what is so while it is ticked.',
    dont: 'Use it for a consent, whose text must be opened first.',
    keys: [['Space', 'Ticks it, or takes the tick away.']],
    related: ['ConsentCheckbox'],
  },
  ConsentCheckbox: {
    do: 'Link the text that it is about.',
    dont: 'Tick it before somebody opened the text.',
    keys: [
      ['Space', 'On the box: opens the text, or withdraws the consent.'],
      ['Enter, Space', 'On the words: opens the text.'],
    ],
    related: ['TermsDialog'],
  },
  DateOfBirthField: {
    do: 'Accept digits of both scripts.',
    dont: 'Open a calendar for a date that people know.',
    keys: [
      ['Tab', 'Moves from day to month to year.'],
      ['Letters', 'On the month: choose the one that begins with them.'],
    ],
    related: ['Field', 'SelectInput'],
  },
  EditAction: {
    do: 'Put it on the line of the value that it edits.',
    dont: 'Use it for the main action.',
    keys: [['Enter, Space', 'Edits the value.']],
    related: ['Button'],
  },
  ErrorSummary: {
    do: 'Show it above the form after a refused attempt.',
    dont: 'Repeat its sentences in a toast.',
    keys: [['Enter', 'On an error: moves the focus to its field.']],
    related: ['Field', 'FormErrorNote'],
  },
  Field: {
    do: 'Give every control a visible label.',
    dont: 'Use a placeholder as a label.',
    related: ['TextInput', 'SelectInput', 'ErrorSummary'],
  },
  FileName: {
    do: 'Use it wherever a file name stands in a sentence.',
    dont: 'Cut off the extension.',
    related: ['FileUpload'],
  },
  FileUpload: {
    do: 'Say formats and the largest size before the choice.',
    dont: 'Clear a chosen file after a failed upload.',
    keys: [['Enter, Space', 'Opens the choice of a file.']],
    related: ['UploadProgress', 'FileName'],
  },
  FormErrorNote: {
    do: 'Say why the whole form was refused.',
    dont: 'Use it for the error of one field.',
    related: ['ErrorSummary', 'Note'],
  },
  FormSection: {
    do: 'Fill its bar when the part is complete.',
    dont: 'Hide a part that has an error.',
    related: ['SectionProgress', 'Panel'],
  },
  PasswordField: {
    do: 'Let people paste and see what they type.',
    dont: 'Clear it after an error elsewhere.',
    keys: [['Enter, Space', 'On its button: shows or hides the password.']],
    related: ['PasswordRules', 'Field'],
  },
  PasswordRules: {
    do: 'Show every rule from the start.',
    dont: 'Turn a rule red before an attempt.',
    related: ['PasswordField'],
  },
  PhoneField: {
    do: 'Choose the dial code first.',
    dont: 'Drop a digit that was typed.',
    related: ['Field', 'SelectInput'],
  },
  SectionProgress: {
    do: 'Show one bar for each section.',
    dont: 'Count optional fields.',
    related: ['FormSection', 'VoteSteps'],
  },
  SelectInput: {
    do: 'Use the native control.',
    dont: 'Use it for two choices.',
    keys: [
      ['Arrow keys', 'Choose the next or previous value.'],
      ['Letters', 'Choose the value that begins with them.'],
    ],
    related: ['Field'],
  },
  StickyBar: {
    do: 'Repeat the total that the button continues with.',
    dont: 'Put more than one button in it.',
    related: ['CheckoutLayout', 'EnrolBar'],
  },
  TermsDialog: {
    do: 'Show the whole text before the choice.',
    dont: 'Accept by closing.',
    keys: [
      ['Tab', 'Stays inside the dialog.'],
      ['Escape', 'Closes it without consent; the focus returns to where it was.'],
    ],
    related: ['ConsentCheckbox', 'ConfirmDialog'],
  },
  TextInput: {
    do: 'Set the input mode and the autofill of the value.',
    dont: 'Use it without a Field.',
    related: ['Field', 'PasswordField'],
  },
};
