import { writeFileSync } from 'node:fs';
import type { Line } from '../../measures/benchLine.ts';
import { VIEWERS, type Event, type Played } from './playFinal.ts';
import type { Sample } from './takeSamples.ts';

const WIDTH = 960;
const HEIGHT = 180;

type Curve = {
  name: string;
  color: string;
  of: (sample: Sample, before: Sample | undefined) => number | null;
};
type Chart = { title: string; unit: string; curves: Curve[] };

const since = (value: (sample: Sample) => number | null): Curve['of'] => {
  return (sample, before) => {
    const [now, then] = [value(sample), before ? value(before) : 0];
    return now === null || then === null ? null : now - then;
  };
};

const newVotes = since(({ acknowledged }) => acknowledged);

const charts: Chart[] = [
  {
    title: 'Votes',
    unit: 'a second',
    curves: [
      { name: 'acknowledged', color: '#0a7', of: newVotes },
      { name: 'counted', color: '#06c', of: since(({ counted }) => counted) },
    ],
  },
  {
    title: 'Messages that wait, and tries without an acknowledgement',
    unit: '',
    curves: [
      { name: 'in the inbox', color: '#06c', of: ({ waiting }) => waiting },
      { name: 'refused or unanswered', color: '#c33', of: ({ refused }) => refused },
    ],
  },
  {
    title: 'Age of the board at a polling page, oldest version of the second',
    unit: 'ms',
    curves: [{ name: 'age', color: '#850', of: ({ ages }) => (ages.length > 0 ? Math.max(...ages) : null) }],
  },
  {
    title: 'Page opens',
    unit: 'a second',
    curves: [
      { name: 'opened', color: '#0a7', of: ({ opens }) => opens.opened },
      { name: 'failed', color: '#c33', of: ({ opens }) => opens.failed },
    ],
  },
  {
    title: 'Open streams',
    unit: '',
    curves: [{ name: 'streams', color: '#06c', of: ({ streams }) => streams }],
  },
  {
    title: 'Cores that the nodes use',
    unit: '',
    curves: [{ name: 'cores', color: '#555', of: ({ nodeCores }) => nodeCores }],
  },
  {
    title: 'Processor time of the nodes, all of it divided by the votes acknowledged in the second',
    unit: 'ms',
    curves: [{ name: 'a vote', color: '#555', of: costOfVote }],
  },
  {
    title: 'Processor time of the nodes in a second, all of it divided by the open pages',
    unit: 'us',
    curves: [
      {
        name: 'a viewer',
        color: '#555',
        of: ({ nodeCores, streams }) => (nodeCores * 1e6) / (streams + VIEWERS),
      },
    ],
  },
];

function costOfVote(sample: Sample, before: Sample | undefined): number | null {
  const votes = newVotes(sample, before);
  return votes ? (sample.nodeCores * 1_000) / votes : null;
}

/** Writes what happened in a final as a page with charts. */
export function writeReport(path: string, { lines, samples, events }: Played): void {
  const drawn = charts.map((chart) => drawChart(chart, samples, events)).join('\n');
  const happened = events
    .toSorted((a, b) => a.at - b.at)
    .map(({ at, what }) => `<li>${at.toFixed(0)} s: ${what}</li>`);
  const rows = lines.map(({ what, value }: Line) => `<tr><td>${what}<td>${value}`);
  const html = `<!doctype html><html lang="en"><meta charset="utf-8"><title>A final at a hundredth</title>
<style>body{font:15px system-ui;max-width:${WIDTH}px;margin:2rem auto}svg{width:100%}td{padding:.2rem 1rem .2rem 0}</style>
<h1>A final at a hundredth</h1><table>${rows.join('')}</table><ul>${happened.join('')}</ul>${drawn}</html>`;
  writeFileSync(path, html);
}

function drawChart(
  { title, unit, curves }: Chart,
  samples: readonly Sample[],
  events: readonly Event[],
): string {
  const last = samples.at(-1)?.at ?? 1;
  const values = curves.map(({ of }) => samples.map((sample, index) => of(sample, samples[index - 1])));
  const most = Math.max(1, ...values.flat().map((value) => value ?? 0));
  const x = (at: number) => ((at / last) * WIDTH).toFixed(1);
  const lines = curves.map(({ color }, curve) => {
    const points = samples.flatMap(({ at }, index) => {
      const value = values[curve]?.[index] ?? null;
      return value === null ? [] : `${x(at)},${(HEIGHT - (value / most) * HEIGHT).toFixed(1)}`;
    });
    return `<polyline fill="none" stroke="${color}" stroke-width="1.5" points="${points.join(' ')}"/>`;
  });
  const marks = events.map(
    ({ at, what }) =>
      `<line x1="${x(at)}" x2="${x(at)}" y1="0" y2="${HEIGHT}" stroke="#bbb"><title>${what}</title></line>`,
  );
  const names = curves.map(({ name, color }) => `<span style="color:${color}">${name}</span>`).join(', ');
  return `<h2>${title}</h2><p>${names}; at most ${most.toFixed(0)} ${unit}</p>
<svg viewBox="0 0 ${WIDTH} ${HEIGHT}">${marks.join('')}${lines.join('')}</svg>`;
}
