import { type ReactNode, useState } from 'react';
import { FlowDiagram } from './FlowDiagram.tsx';
import { FlowPaths } from './FlowPaths.tsx';
import { FlowScreen } from './FlowScreen.tsx';
import { flowPages } from './flowPages.tsx';
import { useSaid } from '../Sheet.tsx';
import { useLanguage } from '../../src/i18n/useLanguage.ts';
import { text } from '../../src/theme/text.css.ts';
import { space } from '../../src/theme/tokens.ts';
import type { Flow } from '../../tests/flows/flow.ts';
import { sentenceIn } from '../../tests/flows/sentences.ts';
import { wordsIn } from '../../tests/flows/wordsIn.ts';

/** A machine for designers and testers: its page in every state, its diagram, its paths. */
export function FlowView({ flow, dark }: { flow: Flow; dark: boolean }) {
  const say = useSaid();
  const language = useLanguage();
  const title = sentenceIn(language, flow.title, wordsIn(language));
  const page = flowPages[flow.name];
  return (
    <>
      <section aria-label={title} style={{ display: 'grid', gap: space[8], padding: space[16] }}>
        <h1 className={text.h2}>{title}</h1>
        <Unfolding title={say({ ar: 'المخطط', en: 'Diagram' })}>
          <FlowDiagram machine={flow.machine} dark={dark} label={title} />
        </Unfolding>
        <Unfolding title={say({ ar: 'المسارات', en: 'Paths' })}>
          <FlowPaths flow={flow} />
        </Unfolding>
      </section>
      {page ? (
        <FlowScreen flow={flow} page={page} dark={dark} />
      ) : (
        <p style={{ padding: space[16] }}>
          {say({ ar: 'ليست لهذه الآلة صفحة خاصة بها.', en: 'This machine has no page of its own.' })}
        </p>
      )}
    </>
  );
}

/** Renders its contents on first opening, because finding paths takes time. */
function Unfolding({ title, children }: { title: string; children: ReactNode }) {
  const [wasOpen, setWasOpen] = useState(false);
  return (
    <details onToggle={({ currentTarget }) => setWasOpen(wasOpen || currentTarget.open)}>
      <summary className={text.label} style={{ cursor: 'pointer', paddingBlock: space[8] }}>
        {title}
      </summary>
      {wasOpen && children}
    </details>
  );
}
