import { readdirSync, readFileSync } from 'node:fs';

/** The length (ms) of the kernel's unit of processor time. */
const TICK_MS = 10;

/** The processor time (ms) of a process and of its children so far, those that ended included. */
export function processorTimeOf(pid: number): number {
  return [pid, ...childrenOf(pid)].reduce((sum, each) => sum + ticksOf(each), 0) * TICK_MS;
}

function childrenOf(parent: number): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => Number(fieldsOf(pid)[1]) === parent);
}

function ticksOf(pid: number): number {
  const fields = fieldsOf(pid);
  return [11, 12, 13, 14].reduce((sum, place) => sum + Number(fields[place] ?? 0), 0);
}

/** The fields of /proc/PID/stat after the name, which may hold spaces; none once the process ended. */
function fieldsOf(pid: number): string[] {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return text.slice(text.lastIndexOf(')') + 2).split(' ');
  } catch {
    return [];
  }
}
