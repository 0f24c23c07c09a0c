import { useEffect, useState, type CSSProperties } from 'react';
import { raml } from '../../src/theme/palette.ts';
import { embedded } from './embedded.ts';

/** Pixels. Content that grows with its window would never fit. */
const LEAST = 96;
const MOST = 800;

export type FramedProps = {
  title: string;
  /** Id of the story. */
  id: string;
  globals?: Readonly<Record<string, string>>;
  /** Pixels; the width of the place when left out. */
  width?: number | undefined;
  /** Pixels; as high as the content when left out. */
  height?: number | undefined;
};

/** A story in a window of its own, so that media queries, fixed positions and themes apply as on the site. */
export function Framed({ title, id, globals = {}, width, height }: FramedProps) {
  const [frame, setFrame] = useState<HTMLIFrameElement | null>(null);
  const content = useContentHeight(frame);
  return (
    <div style={{ ...border, maxInlineSize: width }}>
      {/* oxlint-disable-next-line react/iframe-missing-sandbox -- it shows a story of this workshop */}
      <iframe
        ref={setFrame}
        title={title}
        src={embedded(id, { ...globals, canvas: 'frame' })}
        loading="lazy"
        style={{
          display: 'block',
          border: 0,
          inlineSize: width ?? '100%',
          blockSize: height ?? content,
        }}
      />
    </div>
  );
}

const border: CSSProperties = {
  overflowX: 'auto',
  boxSizing: 'content-box',
  border: `1px solid ${raml[300]}`,
  borderRadius: 10,
};

/** The height of the story in a frame (pixels), followed while it changes. */
function useContentHeight(frame: HTMLIFrameElement | null): number {
  const [height, setHeight] = useState(LEAST);
  useEffect(() => {
    if (!frame) return undefined;
    const observer = new ResizeObserver(([entry]) => {
      if (!entry) return;
      // As much room below the story as above it.
      const { top, bottom } = entry.target.getBoundingClientRect();
      setHeight(Math.min(MOST, Math.max(LEAST, Math.ceil(top + bottom))));
    });
    const observeStory = () => {
      const story = frame.contentDocument?.querySelector('#storybook-root');
      if (story) observer.observe(story);
    };
    observeStory();
    frame.addEventListener('load', observeStory);
    return () => {
      frame.removeEventListener('load', observeStory);
      observer.disconnect();
    };
  }, [frame]);
  return height;
}
