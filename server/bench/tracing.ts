// What traces cost a call: the same service without them, with every call recorded, and with one of a hundred.
import { type Measured, measureInTurns, median, type ServiceInfo, startServer } from './measure.ts';

const BODY = JSON.stringify({
  customerReference: 'Bench',
  vehicle: { vin: 'WVWZZZ1KZAW000001', manufacturer: 'Volkswagen', model: 'Golf' },
  pickup: { street: 'Königstraße 1', postalCode: '70173', city: 'Stuttgart' },
  delivery: { street: 'Marienplatz 8', postalCode: '80331', city: 'München' },
});

export async function bench(): Promise<void> {
  const collector = await startServer<{ url: string }>('serve-collector');
  const endpoint = `OTEL_EXPORTER_OTLP_ENDPOINT=${collector.info.url}`;
  const ratio = ['OTEL_TRACES_SAMPLER=parentbased_traceidratio', 'OTEL_TRACES_SAMPLER_ARG=0.01'];
  const services = [
    { name: 'without traces', ...(await startServer<ServiceInfo>('serve-service')) },
    { name: 'every call recorded', ...(await startServer<ServiceInfo>('serve-service', endpoint)) },
    {
      name: 'one of a hundred recorded',
      ...(await startServer<ServiceInfo>('serve-service', endpoint, ...ratio)),
    },
  ];
  try {
    const targetsOf = (path: string, body?: string) =>
      services.map(({ name, info }) => ({
        name,
        url: `${info.url}${path}`,
        headers: { authorization: `Bearer ${info.liveKey}`, 'content-type': 'application/json' },
        ...(body !== undefined && { body }),
        readCpuMs: () => readCpuMs(info.url),
      }));
    report('GET /extern/me', await measureInTurns(targetsOf('/extern/me')));
    report('POST /extern/orders', await measureInTurns(targetsOf('/extern/orders', BODY)));
    const { bytes } = (await (await fetch(collector.info.url)).json()) as { bytes: number };
    if (bytes === 0) throw new Error('The collector received no traces.');
  } finally {
    for (const service of services) await service.stop();
    await collector.stop();
  }
}

/** From the metrics of the service, which count the time of all its threads. */
async function readCpuMs(api: string): Promise<number> {
  const headers = { authorization: 'Bearer operator-token-of-the-bench' };
  const text = await (await fetch(new URL('/metrics', api), { headers })).text();
  return Number(/^process_cpu_seconds_total (.*)$/m.exec(text)![1]) * 1000;
}

/** Processor time, because it does not change with other work on the machine as the number of calls does. */
function report(call: string, all: Measured[]): void {
  const [off] = all;
  for (const { name, median: perSecond, cpuMsPerCall } of all) {
    const ratio = median(cpuMsPerCall.map((each, i) => each / off!.cpuMsPerCall[i]!));
    const cost = `${median(cpuMsPerCall).toFixed(3)} ms of processor time per call, ratio ${ratio.toFixed(2)}`;
    process.stdout.write(`${call} ${name}: ${Math.round(perSecond)}/s, ${cost}\n`);
  }
}
