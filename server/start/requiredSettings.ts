import { aboutOf, type Requirement } from '../platform/settings/setting.ts';
import { variables as settings, type Config } from './settings.ts';

type Variables = Readonly<Record<string, string | undefined>>;

/** An error line for each setting that is required but not given. It starts with the setting's name. */
export function requiredSettings(config: Config, variables: Variables): string[] {
  return Object.entries(settings.shape).flatMap(([name, reader]) => {
    const { required } = aboutOf(name, reader);
    const reason = required && !variables[name] ? reasonFor(required, config, variables) : undefined;
    return reason === undefined ? [] : [`${name} must be given ${reason}`];
  });
}

/** Why a setting must be given; undefined when it need not. */
function reasonFor(required: Requirement, config: Config, variables: Variables): string | undefined {
  if ('with' in required) {
    const given = required.with.filter((condition) => holds(condition, variables));
    return given.length > 0 ? `with ${given.join(', ')}` : undefined;
  }
  const { because, unlessDemo } = required;
  if (config.environment !== 'production' || (unlessDemo && config.demo)) return undefined;
  return `in production${because ? `: ${because}` : ''}${unlessDemo ? ' (or set DEMO=on)' : ''}`;
}

function holds(condition: string, variables: Variables): boolean {
  const [name = '', value] = condition.split('=');
  return value === undefined ? Boolean(variables[name]) : variables[name] === value;
}
