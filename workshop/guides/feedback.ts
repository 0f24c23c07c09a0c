import type { Guides } from './guide.ts';

export const feedback: Guides = {
  CardShapes: {
    do: 'Show as many as the list usually has.',
    dont: 'Keep them after a failure: say what happened instead.',
    related: ['Skeleton', 'EventGrid', 'LoadingNews'],
  },
  ConfirmDialog: {
    do: 'Name what is removed.',
    dont: 'Give the focus to the button that removes.',
    keys: [
      ['Tab', 'Stays inside the dialog.'],
      ['Escape', 'Cancels; the focus returns to where it was.'],
    ],
    related: ['NoticeDialog', 'TermsDialog'],
  },
  CopyButton: {
    do: 'Show the text beside it.',
    dont: 'Report success before the copy.',
    keys: [['Enter, Space', 'Copies the text.']],
    related: ['ShareButton', 'Reference'],
  },
  EmptyState: {
    do: 'Say what to do next.',
    dont: 'Use it for a failure.',
    related: ['SilentLine', 'RetryPanel'],
  },
  LeavingNotice: {
    do: 'Say above it where the page goes.',
    dont: 'Redirect without it.',
    keys: [['Enter, Space', 'Goes on at once.']],
    related: ['SuccessStage', 'EmptyState'],
  },
  LiveRegions: {
    do: 'Announce with `announce`.',
    dont: 'Add another live region.',
    related: ['Toasts'],
  },
  Note: {
    do: 'Write what happened, then its consequence.',
    dont: 'Use an alert for what can wait.',
    related: ['ConnectionNote', 'FormErrorNote'],
  },
  NoticeDialog: {
    do: 'Say the consequence, and what the visitor can do.',
    dont: 'Use it for what can wait: a toast is enough.',
    keys: [
      ['Tab', 'Stays inside the dialog.'],
      ['Escape', 'Cancels; without a cancel button it confirms. It does nothing while the action runs.'],
    ],
    related: ['ConfirmDialog', 'Toasts'],
  },
  Reference: {
    do: 'Show it with every failure that the server logged.',
    dont: 'Make anybody type it: it can be copied.',
    keys: [['Enter, Space', 'Copies the reference.']],
    related: ['RetryPanel', 'CopyButton'],
  },
  RetryPanel: {
    do: 'Keep what was typed.',
    dont: 'Offer a retry that cannot help.',
    keys: [['Enter, Space', 'Tries again.']],
    related: ['VoteErrorPanel', 'Reference'],
  },
  Skeleton: {
    do: 'Give it the shape of what loads.',
    dont: 'Let it flash: use `useLingering`.',
    related: ['CardShapes', 'LoadingNews'],
  },
  StatTile: {
    do: 'Put tiles into StatTiles.',
    dont: 'Use it for a number that changes every second.',
    related: ['VoteMeter'],
  },
  StatusBadge: {
    do: 'Use the words of the glossary.',
    dont: 'Use colour alone.',
    related: ['Tag', 'SubmissionCard'],
  },
  SubmissionMediaState: {
    do: 'Say what happens to the recording now.',
    dont: 'Show it for a recording that plays.',
    related: ['SubmissionCard', 'MediaPlayer'],
  },
  TabBanner: {
    do: 'Offer one step: hide the banner, or vote in this tab.',
    dont: 'Cover the page with it.',
    keys: [['Enter, Space', 'Takes that step.']],
    related: ['TabBlocker'],
  },
  TabBlocker: {
    do: 'Lead to the tab that votes.',
    dont: 'Use it where nobody votes.',
    keys: [
      ['Tab', 'Stays inside: the page behind is inert.'],
      ['Escape', 'Does nothing: the tab stays blocked.'],
    ],
    related: ['TabBanner'],
  },
  Tag: {
    do: 'Write one short fact.',
    dont: 'Let anything but `live` move.',
    related: ['PhaseTag', 'StatusBadge'],
  },
  Toasts: {
    do: 'Use it for what needs no answer.',
    dont: 'Put the error of a field or form in it: it belongs beside them.',
    keys: [
      ['Tab', 'Reaches the button that closes a message; its time stands still while the focus is there.'],
    ],
    related: ['LiveRegions', 'Note'],
  },
  UploadProgress: {
    do: 'Say the share and the bytes.',
    dont: 'Announce every percent.',
    keys: [['Enter, Space', 'Cancels the upload.']],
    related: ['FileUpload'],
  },
  WithdrawDialog: {
    do: 'Say each consequence in a sentence, a paid fee too.',
    dont: 'Ask for the name where the withdrawal can be undone.',
    keys: [
      ['Tab', 'Stays inside the dialog.'],
      [
        'Escape',
        'Keeps the entry; the focus returns to where it was. It does nothing while the request runs.',
      ],
    ],
    related: ['ConfirmDialog', 'NoticeDialog'],
  },
};
