import type { Guides } from './guide.ts';

export const navigation: Guides = {
  AppHeader: {
    do: 'Keep it the same on every page.',
    dont: 'Add an item that only some visitors can open.',
    keys: [
      ['Enter, Space', 'Opens or closes the menu of a narrow header.'],
      ['Escape', 'Closes the menu; the focus returns to its button.'],
    ],
    related: ['ProfileMenu', 'LanguageToggle', 'ThemeToggle'],
  },
  Breadcrumb: {
    do: 'Begin with the highest page.',
    dont: 'Link the page itself.',
    related: ['AppHeader'],
  },
  CompetitionCard: {
    do: 'Say on it whether registration is open, and until when.',
    dont: 'Put a second link into it.',
    keys: [['Enter', 'Opens the competition.']],
    related: ['EventCard', 'Tag'],
  },
  DeviceList: {
    do: 'Mark this device.',
    dont: 'Sign out a device without its name in the button.',
    keys: [['Enter, Space', 'Signs the device out.']],
    related: ['SidebarNav'],
  },
  EnrolBar: {
    do: 'Show it while no other enrol button is in sight.',
    dont: 'Use it on wide screens.',
    related: ['StickyBar', 'CompetitionHero'],
  },
  EventCard: {
    do: 'Give a row of its own to each of one or two events.',
    dont: 'Put a second link into it.',
    keys: [['Enter', 'Opens the event.']],
    related: ['EventGrid', 'CompetitionCard'],
  },
  EventGrid: {
    do: 'Give it the events in the order of the server.',
    dont: 'Sort or filter them in the browser.',
    related: ['EventCard', 'CardShapes'],
  },
  Footer: {
    do: 'Repeat the choice of the language.',
    dont: 'Put an action of the page into it.',
    related: ['AppHeader', 'LanguageToggle'],
  },
  IconButton: {
    do: 'Name the action in its label.',
    dont: 'Use it where a word fits.',
    keys: [['Enter, Space', 'Presses the button.']],
    related: ['Button', 'Icon'],
  },
  LanguageToggle: {
    do: 'Name the other language in its own script.',
    dont: 'Use a flag.',
    keys: [['Enter, Space', 'Changes the language.']],
    related: ['ThemeToggle'],
  },
  LinkedSentence: {
    do: 'Link the words that say where it leads.',
    dont: 'Link "here".',
    related: ['Note'],
  },
  ProfileMenu: {
    do: 'Show who is signed in, also on a phone.',
    dont: 'Put settings of the site into it.',
    keys: [
      ['Enter, Space', 'Opens or closes the menu.'],
      ['Escape', 'Closes it; the focus returns to its button.'],
    ],
    related: ['AppHeader', 'SidebarNav'],
  },
  SidebarNav: {
    do: 'Give it the path of the page: it marks the page.',
    dont: 'Use it for visitors.',
    keys: [['Enter, Space', 'On the settings: shows or hides their pages.']],
    related: ['ProfileMenu'],
  },
  SkipLink: {
    do: 'Keep it the first tab stop.',
    dont: 'Hide it while it has the focus.',
    keys: [
      ['Tab', 'Shows it, from the start of the page.'],
      ['Enter', 'Moves to the content.'],
    ],
    related: ['AppHeader'],
  },
  ThemeToggle: {
    do: 'Keep its name: pressed means dark.',
    dont: 'Forget the choice.',
    keys: [['Enter, Space', 'Changes the theme.']],
    related: ['LanguageToggle'],
  },
};
