// Reads STORAGE_URL, such as s3://key:secret@host:port/bucket?region=eu-central-1&tls=off&pathStyle=off.

export interface S3Settings {
  /** Without bucket: http or https, host and port. */
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** The bucket is the first part of the path; otherwise it is the first part of the host's name. */
  pathStyle: boolean;
}

const DEFAULT_REGION = 'us-east-1';
const BUCKET = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/;
const SWITCHES = ['tls', 'pathStyle'];

/** The settings, or the end of the sentence about the wrong value; never contains a part of the secret. */
export function parseStorageUrl(text: string): S3Settings | { problem: string } {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url?.protocol !== 's3:' || url.hostname === '') {
    return { problem: 'must look like s3://key:secret@host:port/bucket?region=eu-central-1' };
  }
  if (url.username === '' || url.password === '') {
    return { problem: 'must name key and secret before the host; write a slash in them as %2F' };
  }
  const bucket = url.pathname.replace(/^\/|\/$/g, '');
  if (!BUCKET.test(bucket)) {
    return { problem: 'must name one bucket after the host: 3 to 63 of a-z, 0-9, "." and "-"' };
  }
  const wrong = wrongParameter(url.searchParams);
  if (wrong) return { problem: wrong };
  const isOn = (name: string) => url.searchParams.get(name) !== 'off';
  try {
    return {
      endpoint: `${isOn('tls') ? 'https' : 'http'}://${url.host}`,
      bucket,
      region: url.searchParams.get('region') ?? DEFAULT_REGION,
      accessKeyId: decodeURIComponent(url.username),
      secretAccessKey: decodeURIComponent(url.password),
      pathStyle: isOn('pathStyle'),
    };
  } catch {
    return { problem: 'has a "%" in key or secret that encodes nothing; write it as %25' };
  }
}

function wrongParameter(parameters: URLSearchParams): string | null {
  for (const [name, value] of parameters) {
    if (SWITCHES.includes(name) && !['on', 'off'].includes(value))
      return `must have ${name}=on or ${name}=off`;
    if (name === 'region' && !/^[\w-]+$/.test(value)) return 'must have a region such as region=eu-central-1';
    if (name !== 'region' && !SWITCHES.includes(name)) {
      return `has the unknown parameter "${name}"; known are region, tls and pathStyle`;
    }
  }
  return null;
}
