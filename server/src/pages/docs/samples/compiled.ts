// The samples in the languages that are compiled: Java, C#, Go.
import { indented, prettyJson } from './literals.ts';
import type { SampleCall } from './sample-call.ts';
import { FILE_NAME } from './scripts.ts';

/** `createOrder` as the name of a class. */
export const className = ({ operationId }: SampleCall) =>
  operationId[0]!.toUpperCase() + operationId.slice(1);

const withTypes = ({ headers, json, form }: SampleCall): [string, string][] => [
  ...headers,
  ...(json === undefined ? [] : [['Content-Type', 'application/json'] as [string, string]]),
  ...(form ? [['Content-Type', 'application/x-www-form-urlencoded'] as [string, string]] : []),
];

const formText = (form: Record<string, string>) => String(new URLSearchParams(form));

/** Several calls each have a block of their own. */
function blocksIn(blocks: readonly string[], indent: string): string {
  const [first = ''] = blocks;
  const body = blocks.length === 1 ? first : blocks.map((each) => `{\n${each}}\n`).join('');
  return body.replaceAll(/^(?=.)/gm, indent);
}

export function javaStatements(call: SampleCall): string {
  const { method, url, json, form, basic, answer } = call;
  const headers = withTypes(call).map(([name, value]) => `    .header("${name}", "${value}")\n`);
  if (basic) {
    const encoded = `Base64.getEncoder().encodeToString("${basic.join(':')}".getBytes())`;
    headers.push(`    .header("Authorization", "Basic " + ${encoded})\n`);
  }
  const body = form
    ? `ofString("${formText(form)}")`
    : json === undefined
      ? 'noBody()'
      : `ofString("""\n        ${indented(prettyJson(json), '        ')}\n        """)`;
  const [type, handler, use] = {
    json: ['String', 'ofString()', 'System.out.println(response.body());'],
    file: ['Path', `ofFile(Path.of("${FILE_NAME}"))`, 'System.out.println(response.body());'],
    stream: ['Stream<String>', 'ofLines()', 'response.body().forEach(System.out::println);'],
    none: ['String', 'ofString()', 'System.out.println(response.statusCode());'],
  }[answer];
  return `HttpRequest request = HttpRequest.newBuilder(URI.create("${url}"))
${headers.join('')}    .method("${method}", HttpRequest.BodyPublishers.${body})
    .build();
HttpResponse<${type}> response =
    HttpClient.newHttpClient().send(request, HttpResponse.BodyHandlers.${handler});
if (response.statusCode() >= 300) throw new IllegalStateException(response.statusCode() + " " + response.body());
${use}
`;
}

const JAVA_CLASSES = {
  URI: 'java.net.URI',
  HttpClient: 'java.net.http.HttpClient',
  HttpRequest: 'java.net.http.HttpRequest',
  HttpResponse: 'java.net.http.HttpResponse',
  'Path.of': 'java.nio.file.Path',
  Base64: 'java.util.Base64',
  'Stream<': 'java.util.stream.Stream',
};

export function javaProgram(blocks: readonly string[], name: string): string {
  const body = blocksIn(blocks, '    ');
  const imports = Object.entries(JAVA_CLASSES).filter(([used]) => body.includes(used));
  return `${imports.map(([, each]) => `import ${each};\n`).join('')}
class ${name} {
  public static void main(String[] arguments) throws Exception {
${body}  }
}
`;
}

/** A verbatim string, in which a quote is written twice. */
const verbatim = (text: string) => `@"${text.replaceAll('"', '""')}"`;

export function csharpStatements(call: SampleCall): string {
  const { method, url, headers, json, form, basic, answer } = call;
  const lines = headers.map(([name, value]) => `request.Headers.Add("${name}", "${value}");\n`);
  if (basic) {
    lines.push(`var login = Convert.ToBase64String(Encoding.ASCII.GetBytes("${basic.join(':')}"));\n`);
    lines.push('request.Headers.Add("Authorization", "Basic " + login);\n');
  }
  const content = (text: string, type: string) =>
    `request.Content = new StringContent(${text}, Encoding.UTF8, "${type}");\n`;
  if (form) lines.push(content(`"${formText(form)}"`, 'application/x-www-form-urlencoded'));
  if (json !== undefined) lines.push(content(verbatim(prettyJson(json)), 'application/json'));
  const use = {
    json: 'Console.WriteLine(await response.Content.ReadAsStringAsync());',
    file: `File.WriteAllBytes("${FILE_NAME}", await response.Content.ReadAsByteArrayAsync());`,
    stream: `var reader = new StreamReader(await response.Content.ReadAsStreamAsync());
while (!reader.EndOfStream) Console.WriteLine(await reader.ReadLineAsync());`,
    none: 'Console.WriteLine((int)response.StatusCode);',
  }[answer];
  const option = answer === 'stream' ? ', HttpCompletionOption.ResponseHeadersRead' : '';
  return `var request = new HttpRequestMessage(new HttpMethod("${method}"), "${url}");
${lines.join('')}var response = await new HttpClient().SendAsync(request${option});
if (!response.IsSuccessStatusCode)
    throw new InvalidOperationException(await response.Content.ReadAsStringAsync());
${use}
`;
}

export function csharpProgram(blocks: readonly string[], name: string): string {
  const body = blocksIn(blocks, '        ');
  const isUsed: [string, boolean][] = [
    ['System', true],
    ['System.IO', /\b(?:File|StreamReader)\b/.test(body)],
    ['System.Net.Http', true],
    ['System.Text', body.includes('Encoding.')],
    ['System.Threading.Tasks', true],
  ];
  return `${isUsed.map(([each, used]) => (used ? `using ${each};\n` : '')).join('')}
static class ${name}
{
    static void Main() => Send().GetAwaiter().GetResult();

    static async Task Send()
    {
${body}    }
}
`;
}

const checked = (line: string) => `${line}\nif err != nil {\n\tlog.Fatal(err)\n}\n`;

export function goStatements(call: SampleCall): string {
  const { method, url, json, form, basic, answer } = call;
  const body = form
    ? `strings.NewReader("${formText(form)}")`
    : json === undefined
      ? 'nil'
      : `strings.NewReader(\`${prettyJson(json)}\`)`;
  const headers = withTypes(call).map(([name, value]) => `request.Header.Set("${name}", "${value}")\n`);
  if (basic) headers.push(`request.SetBasicAuth("${basic[0]}", "${basic[1]}")\n`);
  const use = {
    json: 'io.Copy(os.Stdout, response.Body)',
    file: `${checked(`file, err := os.Create("${FILE_NAME}")`)}defer file.Close()\nio.Copy(file, response.Body)`,
    stream: 'io.Copy(os.Stdout, response.Body)',
    none: 'fmt.Println(response.Status)',
  }[answer];
  return `${checked(`request, err := http.NewRequest("${method}", "${url}", ${body})`)}${headers.join('')}${checked(
    'response, err := http.DefaultClient.Do(request)',
  )}defer response.Body.Close()
if response.StatusCode >= 300 {
\ttext, _ := io.ReadAll(response.Body)
\tlog.Fatal(response.Status, string(text))
}
${use}
`;
}

const GO_PACKAGES = ['fmt', 'io', 'log', 'net/http', 'os', 'strings'];

export function goProgram(blocks: readonly string[]): string {
  const body = blocksIn(blocks, '\t');
  const used = GO_PACKAGES.filter((name) => new RegExp(`\\b${name.split('/').at(-1)}\\.`).test(body));
  return `package main

import (
${used.map((name) => `\t"${name}"\n`).join('')})

func main() {
${body}}
`;
}
