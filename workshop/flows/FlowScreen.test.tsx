import { act, fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { flows } from '../../tests/flows/flows.ts';
import { renderInLanguage } from '../../tests/support/pages/renderInLanguage.tsx';
import { flowPages } from './flowPages.tsx';
import { FlowScreen } from './FlowScreen.tsx';
import { pathsToStates } from './possibleEvents.ts';

/** One flow of each kind; path tests cover the pages themselves. */
const kinds = ['order', 'login', 'mySubmissions', 'submissionReplace'];
const shown = flows.filter(({ name }) => kinds.includes(name));
const settlePage = () => act(() => new Promise((resolve) => setTimeout(resolve, 0)));

describe.each(shown.map((flow) => [flow.name, flow] as const))('the flow %s', (name, flow) => {
  it('reaches each of its states on its page by events', async () => {
    Element.prototype.scrollIntoView = () => {};
    renderInLanguage('ar', <FlowScreen flow={flow} page={flowPages[name]!} dark={false} />);
    await settlePage();
    const here = () => screen.getByTestId('here').textContent.split(' · ');
    const missed: string[] = [];
    for (const { state } of pathsToStates(flow)) {
      fireEvent.change(screen.getAllByRole('combobox', { hidden: true })[0]!, { target: { value: state } });
      await settlePage();
      await settlePage();
      if (!here().includes(state)) missed.push(`${state} but ${here().join()}`);
    }
    expect(missed).toEqual([]);
  });
});
