/**
 * The environment of a thread or process that reads files of strangers. It has no settings and so no secret, only the
 * place where Node keeps compiled code: without it, each such thread would translate its TypeScript again.
 */
export function bareEnvironment(): { NODE_COMPILE_CACHE?: string } {
  const { NODE_COMPILE_CACHE } = process.env;
  return NODE_COMPILE_CACHE ? { NODE_COMPILE_CACHE } : {};
}
