import { useEffect, useId, useState } from 'react';
import type { AnyStateMachine } from 'xstate';
import { diagramOf } from '../../tests/flows/diagram.ts';
import { Scroller } from '../Sheet.tsx';

type Props = { machine: AnyStateMachine; dark: boolean; label: string };

/** A machine drawn by Mermaid, in the browser. Arrows and state names are left to right in any language. */
export function FlowDiagram({ machine, dark, label }: Props) {
  const id = useId().replaceAll(/\W/g, '');
  const [drawing, setDrawing] = useState('');
  useEffect(() => {
    let isWanted = true;
    const draw = async () => {
      const { default: mermaid } = await import('mermaid');
      mermaid.initialize({ startOnLoad: false, theme: dark ? 'dark' : 'neutral', securityLevel: 'strict' });
      const { svg } = await mermaid.render(`diagram${id}`, diagramOf(machine));
      if (isWanted) setDrawing(`data:image/svg+xml;utf8,${encodeURIComponent(svg)}`);
    };
    void draw();
    return () => {
      isWanted = false;
    };
  }, [machine, dark, id]);
  return (
    <Scroller label={label}>
      {drawing && <img src={drawing} alt={label} style={{ maxInlineSize: 'none' }} />}
    </Scroller>
  );
}
