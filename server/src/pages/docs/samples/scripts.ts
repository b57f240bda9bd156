// The samples in curl and in the languages that need no compiler: TypeScript, Python, PHP.
import { indented, phpLiteral, prettyJson, pythonLiteral, typescriptLiteral } from './literals.ts';
import type { SampleCall } from './sample-call.ts';

/** Without a file name of its own, a download is saved under this one. */
export const FILE_NAME = 'document.pdf';

export function curlCommand({ method, url, headers, json, form, basic, answer }: SampleCall): string {
  const lines = [`curl ${answer === 'stream' ? '-N ' : ''}${method === 'GET' ? '' : `-X ${method} `}${url}`];
  if (basic) lines.push(`-u '${basic.join(':')}'`);
  if (form) lines.push(`-d '${new URLSearchParams(form)}'`);
  for (const [name, value] of headers) lines.push(`-H "${name}: ${value}"`);
  if (json !== undefined) {
    const body = indented(prettyJson(json).replaceAll("'", '’'), '  ');
    lines.push('-H "Content-Type: application/json"', `-d '${body}'`);
  }
  if (answer === 'file') lines.push(`-o ${FILE_NAME}`);
  return lines.join(' \\\n  ');
}

const withJsonType = ({ headers, json }: SampleCall): [string, string][] =>
  json === undefined ? headers : [...headers, ['Content-Type', 'application/json']];

export function typescriptStatements(call: SampleCall): string {
  const { method, url, json, form, basic, answer } = call;
  const headers = withJsonType(call).map(([name, value]) => `    '${name}': '${value}',\n`);
  if (basic) headers.push(`    Authorization: \`Basic \${btoa('${basic.join(':')}')}\`,\n`);
  const body = form
    ? `  body: new URLSearchParams(${typescriptLiteral(form, '  ')}),\n`
    : json === undefined
      ? ''
      : `  body: JSON.stringify(${typescriptLiteral(json, '  ')}),\n`;
  const use = {
    json: 'console.log(await response.json());',
    file: `await writeFile('${FILE_NAME}', new Uint8Array(await response.arrayBuffer()));`,
    stream: `const lines = response.body?.pipeThrough(new TextDecoderStream()) ?? [];
for await (const text of lines) console.log(text);`,
    none: 'console.log(response.status);',
  }[answer];
  return `const response = await fetch('${url}', {
  method: '${method}',
  headers: {
${headers.join('')}  },
${body}});
if (!response.ok) throw new Error(\`\${response.status} \${await response.text()}\`);
${use}
`;
}

export function typescriptProgram(blocks: readonly string[]): string {
  const [first = ''] = blocks;
  const body = blocks.length === 1 ? first : blocks.map((each) => `{\n${each}}\n`).join('');
  return body.includes('writeFile(') ? `import { writeFile } from 'node:fs/promises';\n\n${body}` : body;
}

export function pythonStatements(call: SampleCall): string {
  const { method, url, json, form, basic, answer } = call;
  const headers = withJsonType(call).map(([name, value]) => `        "${name}": "${value}",\n`);
  if (basic)
    headers.push(`        "Authorization": "Basic " + base64.b64encode(b"${basic.join(':')}").decode(),\n`);
  const data = form
    ? `    data=urllib.parse.urlencode(${pythonLiteral(form, '    ')}).encode(),\n`
    : json === undefined
      ? ''
      : `    data=json.dumps(${pythonLiteral(json, '    ')}).encode(),\n`;
  const use = {
    json: '    print(json.load(response))',
    file: `    with open("${FILE_NAME}", "wb") as file:\n        file.write(response.read())`,
    stream: '    for line in response:\n        print(line.decode(), end="")',
    none: '    print(response.status)',
  }[answer];
  return `request = urllib.request.Request(
    "${url}",
    method="${method}",
    headers={
${headers.join('')}    },
${data})
with urllib.request.urlopen(request) as response:  # an error raises HTTPError
${use}
`;
}

const PYTHON_MODULES = ['base64', 'json', 'urllib.parse', 'urllib.request'];

export function pythonProgram(blocks: readonly string[]): string {
  const body = blocks.join('');
  const used = PYTHON_MODULES.filter((name) => body.includes(`${name}.`));
  return `${used.map((name) => `import ${name}\n`).join('')}\n${body}`;
}

export function phpStatements(call: SampleCall): string {
  const { method, url, json, form, basic, answer } = call;
  const headers = withJsonType(call).map(([name, value]) => `        '${name}: ${value}',\n`);
  if (form) headers.push("        'Content-Type: application/x-www-form-urlencoded',\n");
  if (basic) headers.push(`        'Authorization: Basic ' . base64_encode('${basic.join(':')}'),\n`);
  const content = form
    ? `    'content' => http_build_query(${phpLiteral(form, '    ')}),\n`
    : json === undefined
      ? ''
      : `    'content' => json_encode(${phpLiteral(json, '    ')}),\n`;
  const context = `$context = stream_context_create(['http' => [
    'method' => '${method}',
    'header' => [
${headers.join('')}    ],
${content}]]);
`;
  if (answer === 'stream') {
    return `${context}$stream = fopen('${url}', 'r', false, $context);
while (($line = fgets($stream)) !== false) {
    echo $line;
}
`;
  }
  const use = {
    json: 'print_r(json_decode($answer, true));',
    file: `file_put_contents('${FILE_NAME}', $answer);`,
    none: 'echo $http_response_header[0], "\\n";',
  }[answer];
  return `${context}$answer = file_get_contents('${url}', false, $context);
if ($answer === false) {
    exit(1); // PHP has reported the error
}
${use}
`;
}

export const phpProgram = (blocks: readonly string[]) => `<?php\n\n${blocks.join('')}`;
