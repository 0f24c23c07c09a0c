/** Reads the part of PromQL that our dashboard and alarms use: selectors and grouping labels. */

export type Matcher = { label: string; operator: '=' | '!=' | '=~' | '!~'; value: string };
export type Selector = { name: string; matchers: Matcher[] };
export type PromQuery = { selectors: Selector[]; groupedBy: string[] };

const SELECTOR = /\b([a-zA-Z_:][a-zA-Z0-9_:]*)\s*(?:\{([^}]*)\})?(?!\s*[({a-zA-Z0-9_:])/g;
const MATCHER = /([a-zA-Z_][a-zA-Z0-9_]*)\s*(=~|!~|!=|=)\s*"([^"]*)"/g;
const GROUPING = /\b(?:by|without|on|ignoring)\s*\(([^)]*)\)/g;

export function readPromQuery(expression: string): PromQuery {
  const groupedBy = [...expression.matchAll(GROUPING)].flatMap(([, labels = '']) => labels.split(/\s*,\s*/));
  const bare = expression.replaceAll(GROUPING, ' ').replaceAll(/\[[^\]]*\]/g, ' ');
  const selectors = [...bare.matchAll(SELECTOR)].map(([, name = '', matchers = '']) => ({
    name,
    matchers: [...matchers.matchAll(MATCHER)].map(
      ([, label = '', operator = '=', value = '']) => ({ label, operator, value }) as Matcher,
    ),
  }));
  return { selectors, groupedBy };
}

export type Sample = { name: string; labels: Record<string, string> };

/** The samples in the text that /metrics answers. */
export function readSamples(text: string): Sample[] {
  return text
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [, name = '', labels = ''] = /^([^\s{]+)(?:\{(.*)\})? \S+$/.exec(line) ?? [];
      const pairs = [...labels.matchAll(/([^=,]+)="((?:[^"\\]|\\.)*)"/g)];
      return { name, labels: Object.fromEntries(pairs.map(([, label, value]) => [label, value])) };
    });
}

/** Whether a selector matches a sample. */
export function isSelected({ name, labels }: Sample, selector: Selector): boolean {
  return name === selector.name && selector.matchers.every((matcher) => fits(labels[matcher.label], matcher));
}

function fits(found: string | undefined, { operator, value }: Matcher): boolean {
  if (found === undefined) return false;
  const whole = new RegExp(`^(?:${value})$`);
  const fitting = {
    '=': found === value,
    '!=': found !== value,
    '=~': whole.test(found),
    '!~': !whole.test(found),
  };
  return fitting[operator];
}
