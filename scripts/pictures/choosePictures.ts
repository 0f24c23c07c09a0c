import type { Story } from '../workshop/openWorkshop.ts';

export type Look = { language: 'ar' | 'en'; theme: 'light' | 'dark'; width: 390 | 1280 };
export type Picture = { story: Story; look: Look; file: string };

export const everyLook: Look[] = (['ar', 'en'] as const).flatMap((language) =>
  (['light', 'dark'] as const).flatMap((theme) =>
    ([390, 1280] as const).map((width) => ({ language, theme, width })),
  ),
);
/**
 * The looks for a page's further states: two that differ in everything. An error in one language, theme or
 * width then still shows in one picture.
 */
const ofStates: Look[] = [
  { language: 'ar', theme: 'dark', width: 390 },
  { language: 'en', theme: 'light', width: 1280 },
];
const ofComponents: Look[] = [
  { language: 'ar', theme: 'light', width: 390 },
  { language: 'en', theme: 'dark', width: 1280 },
];

/**
 * Chooses the pictures to take: all eight looks of a page's main state, two of its other states, and two of
 * a component's story `States`.
 */
export function choosePictures(stories: readonly Story[]): Picture[] {
  const pages = Map.groupBy(stories.filter(isPage), ({ title }) => title);
  const faces = new Set([...pages.values()].map((states) => faceOf(states).id));
  const looksOf = (story: Story) => {
    if (faces.has(story.id)) return everyLook;
    return isPage(story) ? ofStates : ofComponents;
  };
  return stories
    .filter(isPictured)
    .flatMap((story) => looksOf(story).map((look) => ({ story, look, file: fileOf(story, look) })));
}

const isPage = ({ tags }: Story) => tags.includes('page');
const isPictured = (story: Story) =>
  !story.tags.includes('unpictured') && (isPage(story) || story.name === 'States');
const faceOf = (stories: readonly Story[]) =>
  stories.find(({ tags }) => tags.includes('whole')) ?? stories.find(isPictured) ?? stories[0]!;

export const nameOfLook = ({ language, theme, width }: Look) => `${language}-${theme}-${width}`;

/** Pictures of components lie in one folder, whatever the group of the component. */
function fileOf(story: Story, look: Look): string {
  const [, place = '', state] = /^[^-]+-(.+)--(.+)$/.exec(story.id) ?? [];
  return `${isPage(story) ? 'pages' : 'components'}/${place}/${state}-${nameOfLook(look)}.webp`;
}
