import type { Guides } from './guide.ts';

export const stage: Guides = {
  ClosingStage: {
    do: 'End a page with one action and its deadline.',
    dont: 'Use it twice on a page.',
    related: ['StageHero'],
  },
  CompetitionHero: {
    do: 'Say in it whether registration is open.',
    dont: 'Offer to enrol in a closed competition.',
    related: ['EnrolBar', 'CompetitionOverview'],
  },
  CompetitionOverview: {
    do: 'Let it overlap the lower edge of the hero.',
    dont: 'Repeat it in prose.',
    related: ['CompetitionHero', 'CompetitionSections'],
  },
  CompetitionSections: {
    do: 'Let the percentages of criteria add up to 100.',
    dont: 'Repeat the overview in it.',
    related: ['CompetitionOverview', 'Section'],
  },
  ContestantStage: {
    do: 'Give it what the contestant competes in, the competition first.',
    dont: 'Show a recording without consent.',
    related: ['Portrait', 'PhaseTag', 'SmsBanner'],
  },
  EntryStage: {
    do: 'Keep the form first in the document, for the keyboard.',
    dont: 'Put two forms on it.',
    related: ['Panel', 'StageHero'],
  },
  EventHero: {
    do: 'Keep it low: the competitions come first.',
    dont: 'Put an action on it.',
    related: ['StageHero', 'Breadcrumb'],
  },
  LeaderboardStage: {
    do: 'Show when the numbers were read.',
    dont: 'Show a podium before a group opens.',
    related: ['Podium', 'StageHero'],
  },
  LevelBackdrop: {
    do: 'Put it first in a positioned section.',
    dont: 'Put text on its brightest bars.',
    related: ['StageHero', 'LevelMeter'],
  },
  LiveBars: {
    do: 'Put it into the LevelBackdrop of a stage that has free room at its edge.',
    dont: 'Pass contestants while nobody leads.',
    related: ['LevelBackdrop', 'StageHero', 'Countdown'],
  },
  NotFoundStage: {
    do: 'Offer two ways out.',
    dont: 'Blame the visitor.',
    related: ['SilentLine', 'EmptyState'],
  },
  Panel: {
    do: 'Give it a title.',
    dont: 'Put a panel into a panel.',
    related: ['Section', 'FormSection'],
  },
  RisenBars: {
    do: 'Play it once, for a success.',
    dont: 'Use it for loading.',
    related: ['SuccessStage'],
  },
  Section: {
    do: 'Use it for the parts of a page that is read.',
    dont: 'Skip a level of headings.',
    related: ['Panel', 'Prose'],
  },
  StageHero: {
    do: 'Put the one h1 of the page on it.',
    dont: 'Use two stages on a page.',
    related: ['LevelBackdrop', 'PhaseTag', 'Countdown'],
  },
  SuccessStage: {
    do: 'Say what was achieved, then what is next.',
    dont: 'Show it before the server confirmed.',
    related: ['RisenBars', 'PaymentReceipt'],
  },
};
