import type { Config } from '../start/settings.ts';

/** The context of a command; `print` writes one line for the operator. */
export type CommandSetting = {
  config: Pick<Config, 'dataDir' | 'databaseUrl'> &
    Partial<Pick<Config, 's3' | 'keysDir' | 'version' | 'adminOrigin'>>;
  print: (line: string) => void;
};

/** A command of the operator: resolves with the exit code. @throws Error in words as a rejection */
export type Command = (args: string[], setting: CommandSetting) => Promise<number>;
