const codes = new Set(['ENOSPC', 'EDQUOT', 'EFBIG']);

/** Whether an error of the file system says that it takes no more: no space, a quota, or a limit on the size of files. */
export const saysFull = (error: unknown): boolean =>
  codes.has((error as NodeJS.ErrnoException | undefined)?.code ?? '');
