import { useMemo } from 'react';
import { useLanguage } from '../../src/i18n/useLanguage.ts';
import { text } from '../../src/theme/text.css.ts';
import { vars } from '../../src/theme/theme.css.ts';
import { space } from '../../src/theme/tokens.ts';
import { checklistOf } from '../../tests/flows/checklist.ts';
import type { Flow } from '../../tests/flows/flow.ts';
import { machinePaths, pagePaths } from '../../tests/flows/flowPaths.ts';
import { wordsIn } from '../../tests/flows/wordsIn.ts';

/** The paths of a flow as testers follow them: steps, and what to see after each. */
export function FlowPaths({ flow }: { flow: Flow }) {
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
