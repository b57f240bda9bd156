// The part of autocannon that the benches use; the package has no types.
declare module 'autocannon' {
  interface Options {
    url: string;
    connections: number;
    duration: number;
    headers?: Record<string, string>;
    method?: string;
    body?: string;
  }

  interface Result {
    duration: number;
    errors: number;
    non2xx: number;
    requests: { total: number };
    latency: { p99: number };
  }

  export default function autocannon(options: Options): Promise<Result>;
}
