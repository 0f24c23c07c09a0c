const codes = new Set(['ENOSPC', 'EDQUOT', 'EFBIG']);

/** Whether a file system error means full: no space, a quota, or a limit on the size of files. */
export const saysFull = (error: unknown): boolean =>
  codes.has((error as NodeJS.ErrnoException | undefined)?.code ?? '');
