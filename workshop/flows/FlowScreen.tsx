import { useLayoutEffect, useMemo } from 'react';
import { Shell } from '../../.storybook/withShell.tsx';
import { useLanguage } from '../../src/i18n/useLanguage.ts';
import { Button } from '../../src/components/Button/Button.tsx';
import { Field } from '../../src/components/Field/Field.tsx';
import { SelectInput } from '../../src/components/SelectInput/SelectInput.tsx';
import { vars } from '../../src/theme/theme.css.ts';
import { layer, space } from '../../src/theme/tokens.ts';
import { gestureOf } from '../../tests/flows/checklist.ts';
import type { Flow } from '../../tests/flows/flow.ts';
import { sentenceIn } from '../../tests/flows/sentences.ts';
import { wordsIn } from '../../tests/flows/wordsIn.ts';
import { restingIn } from '../../tests/support/models/machineNames.ts';
import { useBilingualText } from '../Sheet.tsx';
import type { FlowPage } from './flowPages.tsx';
import { possibleEvents, pathsToStates } from './possibleEvents.ts';
import { useFlowWalk } from './useFlowWalk.ts';

type Props = { flow: Flow; page: FlowPage; dark: boolean };

const onlyView = () => '';

/** A page with its real machine in any state, and a button for each possible event. */
export function FlowScreen({ flow, page, dark }: Props) {
  const say = useBilingualText();
  const language = useLanguage();
  const { viewAfter = onlyView, Frame = Shell } = page;
  const { machine, opening, snapshot, events, send, replayEvents } = useFlowWalk(flow, viewAfter);
  const paths = useMemo(() => pathsToStates(flow), [flow]);
  useModelessDialogs();
  const restingStates = snapshot ? restingIn(snapshot) : [];
  const wordsOf = (event: Parameters<typeof send>[0]) =>
    sentenceIn(language, gestureOf(flow, event), wordsIn(language));
  return (
    <>
      <section
        aria-label={say({ ar: 'ما يمكن أن يحدث', en: 'What can happen' })}
        style={{
          display: 'grid',
          gap: space[12],
          padding: space[16],
          // Above the dialogs of the page.
          position: 'relative',
          zIndex: layer.skipLink,
          pointerEvents: 'auto',
          borderBlock: `1px solid ${vars.border.subtle}`,
          backgroundColor: vars.bg.subtle,
        }}
      >
        <Field label={say({ ar: 'الحالة', en: 'State' })}>
          {(control) => (
            <SelectInput
              {...control}
              value={paths.find(({ state }) => restingStates.includes(state))?.state ?? ''}
              onChange={(chosen) => replayEvents(paths.find(({ state }) => state === chosen)?.events ?? [])}
              empty=""
              choices={paths.map(({ state }) => ({ value: state, label: state }))}
            />
          )}
        </Field>
        <p dir="ltr" data-testid="here">
          {restingStates.join(' · ')}
        </p>
        <ul style={{ display: 'flex', flexWrap: 'wrap', gap: space[8] }}>
          {snapshot &&
            possibleEvents(flow, snapshot).map((event, place) => (
              <li key={`${event.type} ${place}`}>
                <Button variant="secondary" onClick={() => send(event)}>
                  {wordsOf(event)}
                </Button>
              </li>
            ))}
          {events.length > 0 && (
            <li>
              <Button variant="quiet" onClick={() => replayEvents([])}>
                {say({ ar: 'من البداية', en: 'From the beginning' })}
              </Button>
            </li>
          )}
        </ul>
      </section>
      <Frame key={opening} path={page.path} dark={dark}>
        {page.render(machine, viewAfter(events))}
      </Frame>
    </>
  );
}

/** Opens native dialogs of the page without making the buttons above it inert. */
function useModelessDialogs() {
  useLayoutEffect(() => {
    const own = Object.getOwnPropertyDescriptor(HTMLDialogElement.prototype, 'showModal')!;
    HTMLDialogElement.prototype.showModal = function showModeless(this: HTMLDialogElement) {
      this.show();
    };
    return () => {
      Object.defineProperty(HTMLDialogElement.prototype, 'showModal', own);
    };
  }, []);
}
