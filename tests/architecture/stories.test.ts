import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const folder = join(import.meta.dirname, '../../src/components');
const components = readdirSync(folder);
const asked = ['Default', 'States', 'LongText', 'MixedBidi'] as const;
type Asked = (typeof asked)[number];

/** Components without one of the asked stories: `since` is the reason, `of` their names. */
const without: { story: Asked; since: string; of: string }[] = [
  {
    story: 'States',
    since: 'each of its states is as wide or as high as a page, and has a story of its own',
    of: `AppHeader CardShapes CheckoutLayout CheckpointTable CompetitionHero CompetitionSections ConfirmingPanel
      ConnectionNote ContactFields ContestantRow Countdown EmptyState EnrolBar ErrorSummary EventCard EventGrid Field
      GroupSection HostedCardFields LeaderboardPanel LeaderboardStage LeaderboardTable LinkedSentence NotFoundStage
      NoticeDialog OrderSummary ParticipantCard ParticipantCounter PayButton PaymentReceipt PhaseTag Podium ProfileMenu
      RankTrend RetryPanel SceneImage SectionProgress SidebarNav SmsBanner StageHero TabBlocker TermsDialog
      ThemeToggle VoteReceipt IconButton LanguageToggle`,
  },
  {
    story: 'States',
    since: 'it always looks alike',
    of: `CopyButton EditAction EntryStage GatewayRedirect LevelBackdrop LiveRegions Logo PackageHint Panel Prose
      RisenBars Section SilentLine SkipLink StickyBar SuccessStage TabBanner TransparencyGuide`,
  },
  {
    story: 'LongText',
    since: 'it says what the locales say, which `npm run pseudo` makes longer',
    of: `AvatarField CheckpointTable ConfirmingPanel ConnectionNote ContactFields CopyButton Countdown DateOfBirthField
      EditAction GatewayRedirect GroupTabs HostedCardFields IconButton LanguageToggle LeavingNotice Money NotFoundStage
      PackageHint ParticipantCounter PasswordRules PayButton PaymentNotice PhaseTag PhoneField RankTrend Section
      SidebarNav SkipLink TabBanner TabBlocker ThemeToggle TransparencyGuide VoteErrorPanel VoteQuantity VoteSteps`,
  },
  {
    story: 'LongText',
    since: 'the cards, rows and fields in it have theirs',
    of: 'CheckoutLayout GroupSection LeaderboardPanel LeaderboardStage StickyBar',
  },
  {
    story: 'MixedBidi',
    since: 'nothing in it comes from data',
    of: `ConfirmingPanel ConnectionNote CopyButton Countdown DateOfBirthField EditAction EnrolBar GatewayRedirect GroupTabs
      IconButton LanguageToggle LeavingNotice NotFoundStage ParticipantCounter PasswordRules PaymentNotice PhaseTag
      RankTrend Section SkipLink TabBanner TabBlocker ThemeToggle VoteErrorPanel VoteQuantity VoteSteps`,
  },
  {
    story: 'MixedBidi',
    since: 'amounts, codes or addresses stand among the words of its first story',
    of: `CheckpointTable ContactFields HostedCardFields Money PackageHint PayButton PaymentReceipt PhoneField
      TransparencyGuide`,
  },
  {
    story: 'MixedBidi',
    since: 'the cards, rows and fields in it have theirs',
    of: 'CheckoutLayout EventGrid GroupSection LeaderboardPanel StickyBar',
  },
  ...(['LongText', 'MixedBidi'] as const).map((story) => ({
    story,
    since: 'it says nothing, or one letter',
    of: `CardShapes Icon LevelBackdrop LevelMeter LiveRegions Logo Portrait RisenBars SceneImage SilentLine Skeleton
      VoteMeter`,
  })),
];

const missing = components.flatMap((name) => {
  const file = readFileSync(join(folder, name, `${name}.stories.tsx`), 'utf8');
  return asked
    .filter((story) => !new RegExp(`^export const ${story}\\b`, 'm').test(file))
    .map((story) => `${name}: ${story}`);
});
const excused = without.flatMap(({ story, of }) => of.split(/\s+/).map((name) => `${name}: ${story}`));

it('shows each component as it is, in its states, with long words and with mixed scripts, or says why not', () => {
  expect(missing.filter((each) => !excused.includes(each))).toEqual([]);
});

it('excuses no story that exists, and no component that is gone', () => {
  expect(excused.filter((each) => !missing.includes(each))).toEqual([]);
});

it('gives one reason for each', () => {
  expect(excused.filter((each, index) => excused.indexOf(each) !== index)).toEqual([]);
});
