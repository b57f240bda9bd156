// The settings of traces, with the names and meanings that OpenTelemetry defines.
import { z } from 'zod';

const SAMPLERS = [
  'always_on',
  'always_off',
  'traceidratio',
  'parentbased_always_on',
  'parentbased_always_off',
  'parentbased_traceidratio',
] as const;

export interface TracingConfig {
  /** Where spans are posted. */
  url: string;
  headers: Record<string, string>;
  serviceName: string;
  sampler: (typeof SAMPLERS)[number];
  /** For the samplers with a ratio. */
  ratio: number;
}

const headers = z.string().transform((text, context) => {
  const parsed: Record<string, string> = {};
  for (const pair of text.split(',')) {
    const [, name, value] = /^\s*([\w!#$%&'*+.^`|~-]+)\s*=\s*([^\s].*?)\s*$/.exec(pair) ?? [];
    const decoded = value === undefined ? undefined : decode(value);
    if (name === undefined || decoded === undefined || /[^\t\x20-\x7e]/.test(decoded)) {
      context.addIssue({
        code: 'custom',
        message: 'must be headers such as "name=value,other=value", with percent-encoded values',
      });
      return z.NEVER;
    }
    parsed[name] = decoded;
  }
  return parsed;
});

function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

const ratio = z
  .string()
  .regex(/^(?:0|1|[01]?\.\d+)$/, 'must be a number from 0 to 1')
  .transform(Number)
  .refine((value) => value <= 1, 'must be a number from 0 to 1');

export const tracingSettings = {
  OTEL_EXPORTER_OTLP_ENDPOINT: z
    .string()
    .refine(
      (text) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol),
      'must be an address that starts with http:// or https://',
    )
    .optional(),
  OTEL_EXPORTER_OTLP_HEADERS: headers.optional(),
  OTEL_EXPORTER_OTLP_PROTOCOL: z
    .literal('http/json', 'must be "http/json", the only protocol that the service sends')
    .optional(),
  OTEL_SERVICE_NAME: z.string().max(255, 'must have at most 255 characters').default('handover'),
  OTEL_TRACES_SAMPLER: z
    .enum(SAMPLERS, `must be one of ${SAMPLERS.join(', ')}`)
    .default('parentbased_always_on'),
  OTEL_TRACES_SAMPLER_ARG: ratio.default(1),
};

type Parsed = z.output<z.ZodObject<typeof tracingSettings>>;

/** Null without an endpoint: then nothing of the traces is loaded. */
export function tracingConfigOf(given: Parsed): TracingConfig | null {
  if (given.OTEL_EXPORTER_OTLP_ENDPOINT === undefined) return null;
  return {
    url: `${given.OTEL_EXPORTER_OTLP_ENDPOINT.replace(/\/+$/, '')}/v1/traces`,
    headers: given.OTEL_EXPORTER_OTLP_HEADERS ?? {},
    serviceName: given.OTEL_SERVICE_NAME,
    sampler: given.OTEL_TRACES_SAMPLER,
    ratio: given.OTEL_TRACES_SAMPLER_ARG,
  };
}
