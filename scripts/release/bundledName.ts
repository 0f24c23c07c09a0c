/** The file of a bundle that has what a file of the sources begins: its path with dashes, because all files of a bundle lie in one folder. */
export const bundledName = (path: string): string => `${path.replace(/\.ts$/, '').replaceAll('/', '-')}.mjs`;
