import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { guides } from '../../workshop/guides/guides.ts';

const folder = join(import.meta.dirname, '../../src/components');
const components = readdirSync(folder);
const read = (name: string, file: string) => readFileSync(join(folder, name, file), 'utf8');
const storiesOf = (name: string) => read(name, `${name}.stories.tsx`);
const asked = ['Default', 'States', 'LongText', 'MixedBidi'] as const;
type Asked = (typeof asked)[number];

/** Components without one of the asked stories: `since` is the reason, `of` their names. */
const without: { story: Asked; since: string; of: string }[] = [
  {
    story: 'States',
    since: 'each of its states is as wide or as high as a page, and has a story of its own',
    of: `AppHeader CardShapes CheckoutLayout CheckpointTable ClosingNote CompetitionHero CompetitionSections ConfirmingPanel
      ConnectionNote ContactFields ContestantRow ContestantStage Countdown EmptyState EnrolBar ErrorSummary EventCard EventGrid Field
      GroupSection HostedCardFields LeaderboardPanel LeaderboardStage LeaderboardTable LinkedSentence ListSearch LoadingNews NotFoundStage
      NoticeDialog OrderSummary ParticipantCard ParticipantCounter PayButton PaymentReceipt PhaseTag Podium ProfileMenu
      RankTrend RetryPanel SceneImage ScoreFormula SectionProgress SidebarNav SmsBanner StageHero TabBlocker TermsDialog
      ThemeToggle VoteReceipt IconButton LanguageToggle`,
  },
  {
    story: 'States',
    since: 'it always looks alike',
    of: `CopyButton EditAction EntryStage GatewayRedirect LevelBackdrop LiveBars LiveRegions Logo Moves PackageHint Panel Prose RecoveryCodes AuthenticatorCode
      RisenBars Section ShareButton SilentLine SkipLink StaffEntry StickyBar SuccessStage TabBanner Timeline TransparencyGuide`,
  },
  {
    story: 'LongText',
    since: 'it says what the locales say, which `npm run pseudo` makes longer',
    of: `AuthenticatorCode AvatarField CheckpointTable ClosingNote ConfirmingPanel ConnectionNote ContactFields CopyButton Countdown DateOfBirthField
      EditAction GatewayRedirect GroupTabs HostedCardFields IconButton LanguageToggle LeavingNotice ListSearch LoadingNews Money NotFoundStage
      KeyHelp PackageHint ParticipantCounter PasswordRules RecoveryCodes PayButton PaymentNotice PhaseTag PhoneField RankTrend ScoreFormula
      Section SidebarNav SkipLink TabBanner TabBlocker ThemeToggle TransparencyGuide VoteErrorPanel VoteQuantity
      VoteSteps VotingScore`,
  },
  {
    story: 'LongText',
    since: 'the cards, rows and fields in it have theirs',
    of: 'CheckoutLayout GroupSection LeaderboardPanel LeaderboardStage StickyBar',
  },
  {
    story: 'MixedBidi',
    since: 'nothing in it comes from data',
    of: `ClosingNote ConfirmingPanel ConnectionNote CopyButton Countdown DateOfBirthField EditAction EnrolBar GatewayRedirect GroupTabs
      IconButton KeyHelp LanguageToggle LeavingNotice LoadingNews NotFoundStage ParticipantCounter PasswordRules PaymentNotice PhaseTag
      RankTrend ScoreFormula Section SkipLink TabBanner TabBlocker ThemeToggle VoteErrorPanel VoteQuantity VoteSteps
      VotingScore`,
  },
  {
    story: 'MixedBidi',
    since: 'amounts, codes or addresses stand among the words of its first story',
    of: `AuthenticatorCode CheckpointTable ContactFields HostedCardFields Money PackageHint RecoveryCodes PayButton PaymentReceipt PhoneField
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
    of: `CardShapes Icon LevelBackdrop LevelMeter LiveBars LiveRegions Logo Moves Portrait RisenBars SceneImage ScoreBar SilentLine
      Skeleton VoicePrint VoteMeter`,
  })),
];

const missing = components.flatMap((name) =>
  asked
    .filter((story) => !new RegExp(`^export const ${story}\\b`, 'm').test(storiesOf(name)))
    .map((story) => `${name}: ${story}`),
);
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

const guided = Object.entries(guides).flatMap(([group, ofGroup]) =>
  Object.entries(ofGroup).map(([name, guide]) => ({ group, name, guide })),
);

it('gives each component one guide and one group, which its stories name', () => {
  expect(guided.map(({ name }) => name).toSorted()).toEqual(components.toSorted());
  const elsewhere = guided.filter(
    ({ group, name }) => !storiesOf(name).includes(`title: '${group}/${name}'`),
  );
  expect(elsewhere).toEqual([]);
});

it('says on each component what it is for, where its Docs page finds it', () => {
  const silent = components.filter((name) => {
    const file = readdirSync(join(folder, name)).find((each) =>
      [`${name}.ts`, `${name}.tsx`].includes(each),
    )!;
    return !new RegExp(`\\*/\nexport (default )?(const|function|class) ${name}\\b`).test(read(name, file));
  });
  expect(silent).toEqual([]);
  const hidden = components.filter(
    (name) => !new RegExp(`\\bcomponent: ${name}\\b|subcomponents: { ${name} }`).test(storiesOf(name)),
  );
  expect(hidden).toEqual([]);
});

it('relates each component to others that exist', () => {
  const lost = guided.flatMap(({ name, guide }) =>
    guide.related.filter((other) => other === name || !components.includes(other)),
  );
  expect(lost).toEqual([]);
  expect(guided.filter(({ guide }) => guide.related.length === 0)).toEqual([]);
});
