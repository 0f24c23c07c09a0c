const LOOK_MS = 500;

/**
 * Ends this process, as SIGTERM would, when its parent is gone. npm runs a script through a shell and passes
 * signals to that shell only, so a process under the shell would run on.
 */
export function endWithParent() {
  const parent = process.ppid;
  const look = () => {
    if (process.ppid !== parent) process.kill(process.pid, 'SIGTERM');
  };
  setInterval(look, LOOK_MS).unref();
}
