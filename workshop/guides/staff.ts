import type { Guides } from './guide.ts';

export const staff: Guides = {
  ApprovalCard: {
    do: 'Show what the act does before its buttons.',
    dont: 'Offer a decision to the person who asked.',
    keys: [['Tab', 'From one button to the next.']],
    related: ['Preview', 'ConfirmDialog'],
  },
  Preview: {
    do: 'Show the same facts to the person who asks and to the one who approves.',
    dont: 'Leave out a fact because it is long.',
    related: ['ApprovalCard'],
  },
  AuthenticatorCode: {
    do: 'Show the key beside the picture, for a phone that opened the page itself.',
    dont: 'Show it again once the access is made.',
    keys: [['Enter, Space', 'On the button: copies the key.']],
    related: ['RecoveryCodes', 'CopyButton'],
  },
  CommandPalette: {
    do: 'Offer what the navigation offers, and nothing to which the person has no right.',
    dont: 'Put an act into it that changes something.',
    keys: [
      ['Arrow up, Arrow down', 'From one result to another, while the focus stays in the field.'],
      ['Enter', 'Goes to the result.'],
      ['Escape', 'Closes it and gives the focus back.'],
    ],
    related: ['KeyHelp', 'StaffFrame'],
  },
  KeyHelp: {
    do: 'List only the keys that work on the page.',
    dont: 'Bind a key to a character alone that cannot be switched off.',
    keys: [['Escape', 'Closes it.']],
    related: ['CommandPalette'],
  },
  EditForm: {
    do: 'Keep what the person typed until it is saved, and show both texts of a field that two people changed.',
    dont: 'Save over a change that the person has not seen.',
    keys: [
      ['Ctrl+S, Cmd+S', 'Saves.'],
      ['Arrow keys', 'Between the two texts of a disputed field.'],
    ],
    related: ['Field', 'StaffFrame'],
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
  StaffFrame: {
    do: 'Show only the sections to which the person has a right.',
    dont: 'Hide who is signed in.',
    keys: [['Tab', 'The skip link first, then the sections, then signing out.']],
    related: ['DataTable', 'SkipLink'],
  },
  DataTable: {
    do: 'Put the one act of a row at its end, or let the row open to its details.',
    dont: 'Repeat the words of a heading in each row.',
    keys: [
      ['Tab', 'From the act of one row to that of the next.'],
      ['Arrow up, Arrow down, Home, End', 'On the opener of a row: to that of another row.'],
      ['Enter, Space', 'On the opener of a row: opens or closes it.'],
      ['Space', 'On the box of a row: chooses it, or no longer.'],
      [
        'Arrow up, Arrow down, Home, End',
        'On the box of a row: to that of another row. With Shift it chooses on the way.',
      ],
    ],
    related: ['StaffFrame', 'FilterBar'],
  },
  ColumnChoice: {
    do: 'Let a person hide what they never read, and keep the choice in the browser.',
    dont: 'Offer the column that names the row.',
    keys: [['Enter, Space', 'On its button: shows or hides the boxes.']],
    related: ['DataTable', 'Checkbox'],
  },
  BulkBar: {
    do: 'Put the acts on the chosen rows of the table above into it.',
    dont: 'Act without a preview that says which rows are left out, and why.',
    keys: [['Tab', 'From the count to the acts, then to choosing none.']],
    related: ['DataTable', 'UndoToast'],
  },
  Timeline: {
    do: 'Show what happened to one object, the newest first.',
    dont: 'Mix the lines of several objects: the audit has a page for that.',
    related: ['DataTable', 'ApprovalCard'],
  },
  PictureCrop: {
    do: 'Show one shape at a time, and beside it what visitors see of it.',
    dont: 'Let a rectangle become smaller than its shape needs.',
    keys: [
      ['Arrows', 'Move the rectangle by a hundredth of the width, with Shift by a tenth.'],
      ['+, −', 'Make it larger or smaller about its middle.'],
    ],
    related: ['FileUpload', 'SceneImage'],
  },
  WindowTimeline: {
    do: 'Show the findings beside it as text, and let each edge be typed, too.',
    dont: 'Show windows of several competitions: their days differ.',
    keys: [
      ['Arrows', 'Move an edge by 15 minutes, with Shift by an hour. Time runs with the reading direction.'],
      ['Page Up, Page Down', 'Move an edge by a day.'],
    ],
    related: ['EditForm', 'Note'],
  },
  UndoToast: {
    do: 'Offer it after each act that can be undone, and act at once.',
    dont: 'Ask before an act that can be undone.',
    keys: [
      ['Ctrl+Z, Cmd+Z', 'Outside fields: undoes the act while the message shows.'],
      ['Tab', 'To the button; after it the focus is where it was before.'],
    ],
    related: ['Toasts', 'DataTable'],
  },
  FilterBar: {
    do: 'Keep the filters in the address of the page, so that a shared link opens the same view.',
    dont: 'Ask for a press to apply a filter.',
    keys: [['Tab', 'From filter to filter, then to what takes them away.']],
    related: ['DataTable'],
  },
};
