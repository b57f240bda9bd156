// Code of the first call with a new credential, ready to paste.
import type { Tried } from './created.ts';

export const SNIPPETS = ['curl', 'TypeScript', 'Python'] as const;
export type Snippet = (typeof SNIPPETS)[number];

function baseUrl(): string {
  return `${location.origin}/api/v1`;
}

export function curlOfMe(key: string): string {
  return `curl ${baseUrl()}/extern/me \\\n  -H "Authorization: Bearer ${key}"`;
}

const ofKey: Record<Snippet, (key: string) => string> = {
  curl: curlOfMe,
  TypeScript: (key) =>
    `const answer = await fetch('${baseUrl()}/extern/me', {\n  headers: { authorization: 'Bearer ${key}' },\n});\nconsole.log(await answer.json());`,
  Python: (key) =>
    `import json, urllib.request\n\ncall = urllib.request.Request('${baseUrl()}/extern/me',\n    headers={'Authorization': 'Bearer ${key}'})\nprint(json.load(urllib.request.urlopen(call)))`,
};

const ofClient: Record<Snippet, (id: string, secret: string) => string> = {
  curl: (id, secret) =>
    `TOKEN=$(curl -s ${baseUrl()}/extern/oauth/token \\\n  -u '${id}:${secret}' -d grant_type=client_credentials |\n  sed 's/.*"access_token":"\\([^"]*\\)".*/\\1/')\ncurl ${baseUrl()}/extern/me -H "Authorization: Bearer $TOKEN"`,
  TypeScript: (id, secret) =>
    `const login = await fetch('${baseUrl()}/extern/oauth/token', {\n  method: 'POST',\n  body: new URLSearchParams({\n    grant_type: 'client_credentials',\n    client_id: '${id}',\n    client_secret: '${secret}',\n  }),\n});\nconst { access_token } = await login.json();\nconst answer = await fetch('${baseUrl()}/extern/me', {\n  headers: { authorization: \`Bearer \${access_token}\` },\n});\nconsole.log(await answer.json());`,
  Python: (id, secret) =>
    `import json, urllib.parse, urllib.request\n\nform = urllib.parse.urlencode({'grant_type': 'client_credentials',\n    'client_id': '${id}', 'client_secret': '${secret}'}).encode()\ntoken = json.load(urllib.request.urlopen('${baseUrl()}/extern/oauth/token', form))['access_token']\ncall = urllib.request.Request('${baseUrl()}/extern/me',\n    headers={'Authorization': 'Bearer ' + token})\nprint(json.load(urllib.request.urlopen(call)))`,
};

export function snippetOf(snippet: Snippet, { credential, secret }: Tried): string {
  const { clientId } = credential;
  return clientId === null ? ofKey[snippet](secret) : ofClient[snippet](clientId, secret);
}

export function envFile({ credential, secret }: Tried): string {
  const { clientId } = credential;
  const lines =
    clientId === null
      ? [`HANDOVER_KEY=${secret}`]
      : [`HANDOVER_CLIENT_ID=${clientId}`, `HANDOVER_CLIENT_SECRET=${secret}`];
  return `${[`HANDOVER_URL=${baseUrl()}`, ...lines].join('\n')}\n`;
}
