import { Canvas, DocsContext, type DocsContextProps } from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import { Framed } from '../looks/Framed.tsx';
import { toolbars, widthOf } from '../tools.ts';

export type PreparedStory = ReturnType<DocsContextProps['componentStories']>[number];

const settingsOf = ({ parameters }: PreparedStory): { inline?: boolean; height?: number } =>
  parameters['docs']?.story ?? {};

/** The height that a story asks for, because what it shows lies over its page. */
export const heightOf = (story: PreparedStory) => settingsOf(story).height;

/** Whether a story needs a window of its own: for its width, or because it fills or covers its window. */
export const isFramed = (story: PreparedStory) =>
  widthOf(story.storyGlobals) !== undefined ||
  story.parameters['layout'] === 'fullscreen' ||
  settingsOf(story).inline === false;

/** A story on a Docs page, as wide as it is meant to be. */
export function DocsStory({ story }: { story: PreparedStory }) {
  const { globals } = useContext(DocsContext).getStoryContext(story);
  if (!isFramed(story)) return <Canvas of={story.moduleExport} />;
  return (
    <Framed
      title={story.name}
      id={story.id}
      globals={chosenIn(globals)}
      width={widthOf(story.storyGlobals)}
      height={heightOf(story)}
    />
  );
}

/** What the toolbar chose. */
const chosenIn = (globals: Record<string, unknown>) =>
  Object.fromEntries(Object.keys(toolbars).map((name) => [name, String(globals[name])]));
