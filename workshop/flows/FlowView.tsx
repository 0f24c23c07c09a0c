import { useMemo, useState, type ReactNode } from 'react';
import { useLanguage } from '../../src/i18n/useLanguage.ts';
import { text } from '../../src/theme/text.css.ts';
import { vars } from '../../src/theme/theme.css.ts';
import { space } from '../../src/theme/tokens.ts';
import { checklistOf } from '../../tests/flows/checklist.ts';
import type { Flow } from '../../tests/flows/flow.ts';
import { machinePaths, pagePaths } from '../../tests/flows/flowPaths.ts';
import { sentenceIn } from '../../tests/flows/sentences.ts';
import { wordsIn } from '../../tests/flows/wordsIn.ts';
import { useBilingualText } from '../Sheet.tsx';
import { FlowDiagrams } from './FlowDiagrams.tsx';
import { flowPages } from './flowPages.tsx';
import { FlowScreen } from './FlowScreen.tsx';

/** A machine for designers and testers: its page in every state, its diagram, its paths. */
export function FlowView({ flow, dark }: { flow: Flow; dark: boolean }) {
  const say = useBilingualText();
  const language = useLanguage();
  const title = sentenceIn(language, flow.title, wordsIn(language));
  const page = flowPages[flow.name];
  return (
    <>
      <section
        aria-label={say({ ar: 'عن هذه الآلة', en: 'About this machine' })}
        style={{ display: 'grid', gap: space[8], padding: space[16] }}
      >
        <h1 className={text.h2}>{title}</h1>
        <Unfolding title={say({ ar: 'المخطط', en: 'Diagram' })}>
          <FlowDiagrams flow={flow} dark={dark} />
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

/** The paths of a flow as testers follow them: steps, and what to see after each. */
function FlowPaths({ flow }: { flow: Flow }) {
  const language = useLanguage();
  const { begin, paths } = useMemo(() => {
    const found = flow.replayedBy ? pagePaths(flow, 'shortest') : machinePaths(flow, 'shortest');
    return checklistOf(flow, found, language, wordsIn(language));
  }, [flow, language]);
  return (
    <div style={{ display: 'grid', gap: space[16] }}>
      <p>{begin}</p>
      <ol style={{ display: 'grid', gap: space[16], paddingInlineStart: space[24], listStyle: 'decimal' }}>
        {paths.map((steps, path) => (
          <li key={path}>
            <ol style={{ paddingInlineStart: space[24], listStyle: 'lower-alpha' }}>
              {steps.map(({ gesture, sights }, step) => (
                <li key={step} className={text.small}>
                  {gesture && <b>{gesture}</b>}
                  {sights.map((sight) => (
                    <p key={sight} style={{ color: vars.text.secondary }}>
                      {sight}
                    </p>
                  ))}
                </li>
              ))}
            </ol>
          </li>
        ))}
      </ol>
    </div>
  );
}
