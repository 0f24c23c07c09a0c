import type { Guides } from './guide.ts';

export const voting: Guides = {
  CheckpointTable: {
    do: 'Show the newest first, with the fingerprint of the key.',
    dont: 'Shorten a fingerprint that somebody compares.',
    related: ['TransparencyGuide', 'VoicePrint'],
  },
  ClosingNote: {
    do: 'Show it from five minutes before the deadline, beside the button that the deadline ends.',
    dont: 'Give it a timer: the page passes the time.',
    related: ['Countdown', 'PayButton'],
  },
  ConnectionNote: {
    do: 'Say how old the numbers are.',
    dont: 'Move the list: the note lies over the page.',
    related: ['Note', 'LoadingNews'],
  },
  ContestantRow: {
    do: 'Keep it in sight while somebody chooses or pays.',
    dont: 'Repeat the rank: it changes while somebody pays.',
    related: ['OrderSummary', 'ParticipantCard'],
  },
  Countdown: {
    do: 'Name what opens or closes above the figures.',
    dont: 'Start a timer in it: its props hold the time.',
    related: ['ClosingNote', 'PhaseTag'],
  },
  GroupSection: {
    do: 'Give it the status that the server time decides.',
    dont: 'Rank contestants before the group opens.',
    related: ['GroupTabs', 'ParticipantCard'],
  },
  GroupTabs: {
    do: 'Say the status of each group in its tab.',
    dont: 'Use it as navigation between pages.',
    keys: [
      ['Arrow keys', 'Select the next or previous group, in the direction of the language.'],
      ['Home, End', 'Select the first or last group.'],
      ['Tab', 'Moves from the selected tab to its panel.'],
    ],
    related: ['GroupSection', 'LeaderboardPanel'],
  },
  LeaderboardPanel: {
    do: 'Keep the formula above the table, at every width.',
    dont: 'Show two groups at once.',
    related: ['GroupTabs', 'LeaderboardTable', 'ScoreFormula'],
  },
  LeaderboardTable: {
    do: 'Say in each column what the score is out of.',
    dont: 'Sort it by anything but the combined score.',
    related: ['Podium', 'RankTrend', 'VotingScore'],
  },
  ListSearch: {
    do: 'Keep its place free: it loads after the list.',
    dont: 'Sort what it finds: a search only leaves rows out.',
    keys: [['Escape', 'Clears the field, and shows the whole list.']],
    related: ['GroupSection', 'LeaderboardTable', 'EmptyState'],
  },
  LoadingNews: {
    do: 'Show it above the placeholders of a list.',
    dont: 'Show it while the list loads as usual.',
    related: ['Skeleton', 'RetryPanel'],
  },
  Moves: {
    do: 'Give each moving element its id in `data-moves`.',
    dont: 'Move rows under a thumb: the page holds their places first.',
    related: ['GroupSection', 'LeaderboardTable', 'Podium'],
  },
  OtherVotes: {
    do: 'Show it where more than one competition has a vote under way.',
    dont: 'List votes that are over: their boards keep their addresses.',
    keys: [['Enter', 'Opens the board of that competition.']],
    related: ['GroupTabs', 'StageHero'],
  },
  PackageHint: {
    do: 'Show it only where more votes cost less than the present ones.',
    dont: 'Choose the package for the voter.',
    keys: [['Enter, Space', 'Takes the larger package.']],
    related: ['VoteQuantity', 'OrderSummary'],
  },
  ParticipantCard: {
    do: 'Offer each way to vote that is open now.',
    dont: 'Show a place for a contestant who does not compete.',
    keys: [['Enter', 'Follows the link to vote or to the contestant.']],
    related: ['GroupSection', 'VotingScore', 'ScoreBar'],
  },
  ParticipantCounter: {
    do: 'Show it once, on the stage.',
    dont: 'Count again when the number changes.',
    related: ['StageHero'],
  },
  PhaseTag: {
    do: 'Put it above the title of a stage.',
    dont: 'Let anything but a live vote move.',
    related: ['StageHero', 'Tag'],
  },
  Podium: {
    do: 'Show it once a group is open or closed.',
    dont: 'Honour anybody before the group opens, or in sample data.',
    related: ['LeaderboardStage', 'Portrait'],
  },
  RankTrend: {
    do: 'Use it in open groups only.',
    dont: 'Show a trend in a closed or final group.',
    related: ['LeaderboardTable'],
  },
  ScoreBar: {
    do: 'Keep the numbers beside it as text.',
    dont: 'Use it as the only sign of a score.',
    related: ['ScoreFormula', 'VoteMeter'],
  },
  ScoreFormula: {
    do: 'Show it at every width, above the scores that it explains.',
    dont: 'Round the shares.',
    related: ['ScoreBar', 'LeaderboardPanel'],
  },
  SmsBanner: {
    do: 'Name the number of every operator.',
    dont: 'Hide the price.',
    keys: [['Enter, Space', 'On a number: copies it. On a phone, Enter begins the message.']],
    related: ['ParticipantCard', 'CopyButton'],
  },
  SmsVote: {
    do: 'Show the code, the operator and the price before the message begins.',
    dont: 'Claim that a vote was sent: only the ledger knows.',
    keys: [
      ['Enter', 'Asks for the operator, or begins the message.'],
      ['Tab', 'On to the button that changes the operator, and to the operators.'],
    ],
    related: ['SmsBanner', 'ParticipantCard'],
  },
  TransparencyGuide: {
    do: 'Begin with the three pictures; the files come after them.',
    dont: 'Promise what a recount cannot show.',
    related: ['CheckpointTable', 'VoicePrint'],
  },
  VoicePrint: {
    do: 'Draw it from the hash alone.',
    dont: 'Mirror it in Arabic.',
    related: ['VoteReceipt', 'TransparencyGuide'],
  },
  VoteMeter: {
    do: 'Keep the exact number beside it as text.',
    dont: 'Animate it under a finger.',
    related: ['ScoreBar', 'VotingScore'],
  },
  VoteQuantity: {
    do: 'Keep what was typed, and say what is wrong with it.',
    dont: 'Change a number silently.',
    keys: [
      ['Arrow up, Arrow down', 'One vote more or fewer.'],
      ['Page up, Page down', 'Ten votes more or fewer.'],
      ['Home, End', 'One vote, or the most that one order can have.'],
      ['Enter', 'Continues to the payment.'],
    ],
    related: ['PackageHint', 'OrderSummary'],
  },
  VoteReceipt: {
    do: 'Show it to anybody who has its code.',
    dont: 'Show a name, an address or a card of the payer.',
    keys: [['Enter, Space', 'Shares, prints or copies, on the button for it.']],
    related: ['VoicePrint', 'ShareButton', 'Reference'],
  },
  VoteSteps: {
    do: 'Mark the present step in text too.',
    dont: 'Use the steps as links: an order cannot go back.',
    related: ['CheckoutLayout', 'SectionProgress'],
  },
  VotingScore: {
    do: 'Write three decimals and the percent sign.',
    dont: 'Let the words around it render with each vote.',
    related: ['VoteMeter', 'ScoreBar'],
  },
};
