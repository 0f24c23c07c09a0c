import type { Guides } from './guide.ts';

export const media: Guides = {
  EntryWay: {
    do: 'Show only dates that staff set.',
    dont: 'Call a round current that has not begun.',
    related: ['SubmissionCard', 'StatusBadge'],
  },
  Icon: {
    do: 'Put it beside the text that says the same.',
    dont: 'Use it as the only sign.',
    related: ['IconButton'],
  },
  LevelMeter: {
    do: 'Let it take the colour of the text.',
    dont: 'Mirror it.',
    related: ['LevelBackdrop', 'Logo'],
  },
  Logo: {
    do: 'Let it lead home.',
    dont: 'Mirror its bars.',
    related: ['LevelMeter', 'AppHeader'],
  },
  MediaPlayer: {
    do: 'Give it the length that the server knows.',
    dont: 'Play by itself.',
    keys: [
      ['Space, K', 'Plays or pauses; on a button, Space presses it.'],
      [
        'Arrow right, Arrow left',
        'Five seconds forward or back, in Arabic too; on the volume, louder or softer.',
      ],
      ['M', 'Turns the sound off or on.'],
      ['F', 'Fills the screen with a video, or leaves that.'],
    ],
    related: ['SubmissionMediaState', 'SubmissionCard'],
  },
  Portrait: {
    do: 'Give it the name, for the initial.',
    dont: 'Stretch a photo.',
    related: ['SceneImage', 'ContestantRow'],
  },
  Prose: {
    do: 'Give it the text of an organiser.',
    dont: 'Give it HTML.',
    related: ['Section', 'TermsDialog'],
  },
  SceneImage: {
    do: 'Give it a container with a ratio.',
    dont: 'Put text into a picture.',
    related: ['Portrait', 'EventCard'],
  },
  ShareButton: {
    do: 'Share the shortest address.',
    dont: 'Share an address that holds a secret.',
    keys: [['Enter, Space', "Opens the system's sheet, or copies the link."]],
    related: ['CopyButton', 'VoteReceipt'],
  },
  SilentLine: {
    do: 'Use it where there is nothing to hear or show.',
    dont: 'Use it for loading.',
    related: ['EmptyState', 'NotFoundStage'],
  },
  SubmissionCard: {
    do: 'Show the status first.',
    dont: 'Hide why an entry was rejected.',
    keys: [
      ['Enter', 'On a link: opens the entry, its player or its form.'],
      ['Enter, Space', 'On the bin: asks for the removal.'],
    ],
    related: ['StatusBadge', 'SubmissionMediaState'],
  },
};
