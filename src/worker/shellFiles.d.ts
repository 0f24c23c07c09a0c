/** Written by the build (`scripts/build/shellFiles.ts`). */
declare module 'virtual:shell-files' {
  export const shell: {
    /** Changes with every build. */
    version: string;
    /** Entry script of this build. */
    entry: string;
    /** Files that the vote needs offline. */
    files: readonly string[];
    /** Shell pages of the vote, one per language. */
    pages: readonly string[];
    /** Files of the heading font. */
    fonts: Readonly<Record<'arabic' | 'latin', string>>;
  };
}
