import * as z from 'zod';

/** When a setting must be given. */
export type Requirement =
  | {
      in: 'production';
      because?: string;
      /** Lifts the requirement while the demo runs. */
      unlessDemo?: true;
    }
  /** Required as soon as one of these settings is given; each is a NAME or NAME=VALUE. */
  | { with: readonly string[] };

/** What an operator should know of a setting. Texts are Markdown. */
export type About = {
  sets: string;
  /** The default in words, where it is not a plain value. */
  otherwise?: string;
  required?: Requirement;
  /** `whole`: the value is printed nowhere. `address`: only its scheme and host are printed. */
  secret?: 'whole' | 'address';
};

const abouts = z.registry<About>();

/**
 * Marks the reader of an environment variable as a setting, with what an operator should know.
 * @param sets what it sets, for the list of settings
 * @param reader reads the variable's text
 */
export function setting<Reader extends z.ZodType>(
  sets: string,
  reader: Reader,
  about: Omit<About, 'sets'> = {},
): Reader {
  const own = reader.clone();
  abouts.add(own, { sets, ...about });
  return own;
}

/**
 * What an operator should know of the setting `name`.
 * @throws Error when the reader is not part of a setting
 */
export function aboutOf(name: string, reader: z.core.$ZodType): About {
  const about = abouts.get(reader);
  if (!about) throw new Error(`The setting ${name} does not say what it sets.`);
  return about;
}

/** Copies settings and makes all of them required with `condition`, which is NAME=VALUE. */
export function requiredWith<Group extends object>(condition: string, group: Group): Group {
  const required = { with: [condition] };
  const readers = Object.entries(group) as [string, z.ZodType][];
  const settings = readers.map(([name, reader]) => {
    const { sets, ...about } = aboutOf(name, reader);
    return [name, setting(sets, reader, { ...about, required })];
  });
  return Object.fromEntries(settings) as Group;
}
