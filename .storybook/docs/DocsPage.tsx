import { ArgTypes, Controls, DocsContext, Markdown, Title } from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import { guides } from '../../workshop/guides/guides.ts';
import { GuideView } from '../../workshop/guides/GuideView.tsx';
import { Looks } from '../looks/Looks.tsx';
import { DocsStory, heightOf, isFramed, type PreparedStory } from './DocsStory.tsx';

/** The Docs page of a component: what it is for, how to use it, its props, its looks and its stories. */
export function DocsPage() {
  const [first, ...others] = useContext(DocsContext).componentStories();
  if (!first) return null;
  const [group = '', name = ''] = first.title.split('/');
  const guide = guides[group]?.[name];
  const component = componentOf(first, name);
  return (
    <>
      <Title />
      <Markdown>{component?.__docgenInfo?.description ?? ''}</Markdown>
      {guide && <GuideView guide={guide} />}
      <DocsStory story={first} />
      {/* Controls do not reach into a frame, nor into a component inside another. */}
      {isFramed(first) || component !== first.component ? (
        <ArgTypes of={component} />
      ) : (
        <Controls of={first.moduleExport} />
      )}
      <h2>In both languages and themes</h2>
      <Looks id={first.id} storyGlobals={first.storyGlobals} height={heightOf(first)} />
      {others.length > 0 && <h2>Stories</h2>}
      {others.map((story) => (
        <section key={story.id}>
          <h3 style={{ marginBlock: '32px 8px' }}>{story.name}</h3>
          <DocsStory story={story} />
        </section>
      ))}
    </>
  );
}

type Documented = { __docgenInfo?: { description?: string } };

/** The component `name`, which its stories may show inside a component of their own. */
function componentOf({ component, subcomponents }: PreparedStory, name: string): Documented | undefined {
  const inside: Documented | undefined = subcomponents?.[name];
  return inside?.__docgenInfo ? inside : component;
}
