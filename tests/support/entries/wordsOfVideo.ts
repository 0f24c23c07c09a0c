/** The whole markup of the page's content, with what only a screen reader or a file picker reads. */
export const pageMarkup = (): string => document.querySelector('main')?.innerHTML ?? '';

/** Words that a competition for audio never shows. */
export const wordsOfVideo = /[Vv]ideo|فيديو|MP4|MOV/;
