import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { AnyStateNode } from 'xstate';
import { Button } from '../../src/components/Button/Button.tsx';
import { useLanguage } from '../../src/i18n/useLanguage.ts';
import { text } from '../../src/theme/text.css.ts';
import { space } from '../../src/theme/tokens.ts';
import { partsOf } from '../../tests/flows/diagram.ts';
import type { Flow } from '../../tests/flows/flow.ts';
import { Scroller, useBilingualText } from '../Sheet.tsx';
import { drawPart, type Drawing } from './drawPart.ts';

type Props = { flow: Flow; dark: boolean };

/** A machine as diagrams, one for each of its parallel states: gestures in words, states by their names in the code. */
export function FlowDiagrams({ flow, dark }: Props) {
  const say = useBilingualText();
  const [full, setFull] = useState(false);
  return (
    <div style={{ display: 'grid', gap: space[16] }}>
      <div>
        <Button variant="secondary" onClick={() => setFull(!full)}>
          {full
            ? say({ ar: 'بعرض الصفحة', en: 'Fit the page' })
            : say({ ar: 'بالحجم الكامل', en: 'Full size' })}
        </Button>
      </div>
      {partsOf(flow.machine).map((part) => (
        <figure key={part.id} dir="ltr" style={{ display: 'grid', gap: space[8] }}>
          <figcaption className={text.label}>{part.key}</figcaption>
          <FlowDiagram flow={flow} part={part} dark={dark} full={full} />
        </figure>
      ))}
    </div>
  );
}

/** Smaller, nobody could read it: a wide diagram scrolls instead. */
const SMALLEST = 0.6;

type DiagramProps = Props & { part: AnyStateNode; full: boolean };

function FlowDiagram({ flow, part, dark, full }: DiagramProps) {
  const language = useLanguage();
  const [drawing, setDrawing] = useState<Drawing>();
  const [width, setWidth] = useState(0);
  const image = useRef<HTMLImageElement>(null);
  useEffect(() => {
    let isWanted = true;
    const showDrawing = async () => {
      const drawn = await drawPart(flow, part, { language, dark });
      if (isWanted) setDrawing(drawn);
    };
    void showDrawing();
    return () => {
      isWanted = false;
    };
  }, [flow, part, dark, language]);
  const shown = full ? width : width * SMALLEST;
  useLayoutEffect(() => {
    const scroller = image.current?.parentElement;
    if (!scroller || !drawing) return;
    const room = scroller.clientWidth;
    scroller.scrollLeft = drawing.start * Math.max(shown, room) - room / 2;
  }, [drawing, shown]);
  if (!drawing) return null;
  return (
    <Scroller label={part.key}>
      <img
        ref={image}
        src={drawing.address}
        alt={part.key}
        onLoad={({ currentTarget }) => setWidth(currentTarget.naturalWidth)}
        style={{
          marginInline: 'auto',
          maxInlineSize: 'none',
          inlineSize: shown,
          minInlineSize: `min(100%, ${width}px)`,
        }}
      />
    </Scroller>
  );
}
