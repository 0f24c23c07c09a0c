/** The file in a bundle of what a program, thread or process begins with: its path with dashes, because a bundle is one folder. */
export const bundledName = (path: string): string => `${path.replace(/\.ts$/, '').replaceAll('/', '-')}.mjs`;
