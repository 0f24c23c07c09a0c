/** Written by the build (`scripts/build/shellFiles.ts`). */
declare module 'virtual:shell-files' {
  export const shell: {
    /** Another one for each build. */
    version: string;
    /** The script with which every page of this build begins. */
    entry: string;
    /** Addresses of what shows the vote without a network. */
    files: readonly string[];
    /** Addresses of the vote's page as it is kept, one for each language. */
    pages: readonly string[];
    /** Addresses of the font of headings. */
    fonts: Readonly<Record<'arabic' | 'latin', string>>;
  };
}
