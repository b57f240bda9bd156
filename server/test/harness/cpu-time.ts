// CPU time of this process: on a loaded machine, elapsed time also contains the work of other processes.

export function cpuMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}
