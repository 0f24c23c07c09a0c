const LOOK_MS = 500;

/**
 * Ends this process as SIGTERM does, once its parent has ended. npm runs scripts in a shell and sends
 * signals only to that, so this process would otherwise keep running.
 */
export function endWithParent() {
  const parent = process.ppid;
  const look = () => {
    if (process.ppid !== parent) process.kill(process.pid, 'SIGTERM');
  };
  setInterval(look, LOOK_MS).unref();
}
