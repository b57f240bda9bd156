// How long this process was really at work: on a loaded machine the clock on the wall also counts what others did.

export function cpuMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}
