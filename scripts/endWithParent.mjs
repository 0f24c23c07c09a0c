const LOOK_MS = 500;

/**
 * Ends this process, as SIGTERM would, when the one that started it is gone. npm runs a script through a shell and, when
 * it is ended, ends that shell only: whoever the shell started would never hear of it.
 */
export function endWithParent() {
  const parent = process.ppid;
  const look = () => {
    if (process.ppid !== parent) process.kill(process.pid, 'SIGTERM');
  };
  setInterval(look, LOOK_MS).unref();
}
